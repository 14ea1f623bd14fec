import { mdiChevronRight } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import type { AdjustEditor } from '../use-adjust-editor.ts';
import { FilterPanel } from './filter-panel.tsx';
import { LightPanel } from './light-panel.tsx';
import classes from './adjust-sections.module.css';

const SECTIONS = ['Light', 'Filters', 'Crop'] as const;
export type Section = (typeof SECTIONS)[number];

interface AdjustSectionsProps {
  readonly editor: AdjustEditor;
  readonly open: Section | null;
  readonly onOpen: (section: Section | null) => void;
  /** Content of the crop section, which works together with the crop box on the stage. */
  readonly crop: ReactNode;
}

/** Light, filters and crop; one is open at a time. */
export function AdjustSections({ editor, open, onOpen, crop }: AdjustSectionsProps) {
  const bodies: Record<Section, ReactNode> = {
    Light: <LightPanel editor={editor} />,
    Filters: <FilterPanel editor={editor} />,
    Crop: crop,
  };
  return (
    <div className={classes.sections}>
      {SECTIONS.map((section) => (
        <section key={section} className={classes.section}>
          <h3>
            <button
              type="button"
              className={classes.head}
              aria-expanded={open === section}
              onClick={() => onOpen(open === section ? null : section)}
            >
              {section}
              <Icon path={mdiChevronRight} />
            </button>
          </h3>
          {open === section && <div className={classes.body}>{bodies[section]}</div>}
        </section>
      ))}
    </div>
  );
}
