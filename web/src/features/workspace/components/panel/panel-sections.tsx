import type { Mode, Panel } from '@kenna/contract';
import { Fragment, type ComponentType, type ReactNode } from 'react';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { sectionsOf } from '../../panel/sections.ts';
import { GuidancePanel, ModelPanel } from '../settings/model-panel.tsx';
import { EngineSection } from './engine-section.tsx';
import classes from './settings-panel.module.css';

/** Sections of this feature, by the names that the mode table uses. */
const OWN_SECTIONS: Partial<Record<Panel, ComponentType<{ mode: Mode }>>> = {
  Model: ModelPanel,
  guidanceSlider: GuidancePanel,
};

/** Sections that are opened and closed together. */
export interface PanelGroup {
  /** Title with which the group is closed and opened; null for a group that cannot be closed. */
  readonly title: string | null;
  /** A few words on their settings, shown while they are closed. */
  readonly summary?: string;
  readonly panels: readonly Panel[];
}

export interface PanelSectionsProps {
  readonly mode: Mode;
  /** Sections of other features, passed in by the page. */
  readonly sections?: Partial<Record<Panel, ReactNode>>;
  /** The sections in their order; by default those of the mode table in one group. */
  readonly groups?: readonly PanelGroup[] | undefined;
  /** False for a tool whose requests name no engine. */
  readonly choosesEngine?: boolean | undefined;
}

/** The sections of a tool's panel, composed from its row of the mode table, on its page and in its dialog. */
export function PanelSections({ mode, sections = {}, groups, choosesEngine = true }: PanelSectionsProps) {
  const listed = groups ?? [{ title: null, panels: sectionsOf(mode) }];
  return (
    <>
      {listed.map(({ title, summary = '', panels }) => {
        const shown = panels.map((panel) => (
          <Section key={panel} mode={mode} panel={panel} content={sections[panel]} />
        ));
        if (title === null) return <Fragment key={panels.join()}>{shown}</Fragment>;
        return (
          <Disclosure key={title} title={title} summary={summary} startsOpen>
            <div className={classes.folded}>{shown}</div>
          </Disclosure>
        );
      })}
      {choosesEngine && <EngineSection mode={mode} />}
    </>
  );
}

interface SectionProps {
  readonly mode: Mode;
  readonly panel: Panel;
  /** Content from another feature; undefined for a section of this one. */
  readonly content: ReactNode;
}

function Section({ mode, panel, content }: SectionProps) {
  const OwnSection = OWN_SECTIONS[panel];
  if (content === undefined) return OwnSection && <OwnSection mode={mode} />;
  return (
    <div className={classes.section} data-panel={panel}>
      {content}
    </div>
  );
}
