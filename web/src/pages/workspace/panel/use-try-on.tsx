import { MODE_TABLE, type GarmentCategory, type Mode } from '@kenna/contract';
import type { ReactNode } from 'react';
import { ChosenStage } from '../../../features/image-source/components/chosen-stage.tsx';
import { DropTarget } from '../../../features/image-source/components/drop-target.tsx';
import { SourceInvitation } from '../../../features/image-source/components/source-invitation.tsx';
import { SourcePanel } from '../../../features/image-source/components/source-panel.tsx';
import { useUploads } from '../../../features/image-source/use-uploads.ts';
import { useUser } from '../../../features/session/session.api.ts';
import { FindingNote } from '../../../features/try-on/components/finding-note.tsx';
import { FoundOverlay } from '../../../features/try-on/components/found-overlay.tsx';
import { TryOnSection } from '../../../features/try-on/components/try-on-section.tsx';
import { garmentWords, personWords, placesOf } from '../../../features/try-on/finding.ts';
import { useFinding } from '../../../features/try-on/try-on.api.ts';
import { useDraft, useDraftDesk, useMissingAt } from '../../../features/workspace/draft/draft.store.ts';
import { problemOf } from '../../../features/workspace/request/render-request.ts';
import { TOOL_WORDS } from '../../../features/workspace/prompt/tool-words.ts';
import { tutorialPath } from '../../../lib/navigation/tutorial-path.ts';
import { useImageSize } from '../../../lib/pictures/use-image-size.ts';
import type { ToolSections } from './use-tool-sections.tsx';

/** Replaces the single source picture with a person and a garment for tools that need both; other tools stay unchanged. */
export function useTryOn(mode: Mode, tools: ToolSections): ToolSections {
  const isWorn = MODE_TABLE[mode].needs.includes('blend');
  const user = useUser();
  const { change } = useDraftDesk();
  const choosePerson = (url: string) => change({ promptImageUrl: url, blendPending: false });
  const chooseGarment = (url: string) => change({ blendImageUrl: url, blendPending: false });
  const draft = useDraft((state) => state.draft);
  const { promptImageUrl: person, blendImageUrl: garment, category } = draft;
  const uploadInput = { userId: user?.id ?? 0, page: mode };
  const persons = useUploads({ ...uploadInput, onFirst: choosePerson });
  const garments = useUploads({ ...uploadInput, onFirst: chooseGarment });
  const onPerson = usePreview(isWorn ? person : null, category);
  const onGarment = usePreview(isWorn ? garment : null, 'garment');
  const [personMissing, garmentAlone] = [useMissingAt('image'), useMissingAt('blend')];
  if (!isWorn) return tools;
  // Where both pictures are missing, both are asked for at once.
  const next = personMissing === null ? null : problemOf(mode, draft, ['prompt', 'image']);
  const garmentMissing = next?.at === 'blend' ? next.words : garmentAlone;

  const personProblem = onPerson.finding.state === 'missing' ? personWords(onPerson.finding, category) : null;
  const garmentProblem = onGarment.finding.state === 'missing' ? garmentWords(onGarment.finding) : null;

  const take = (files: readonly File[]) => {
    const places = placesOf(files, { person, garment });
    persons.start(places.person);
    garments.start(places.garment);
  };
  const swap = () => change({ promptImageUrl: garment, blendImageUrl: person });
  const shared = { page: mode, allowExplicit: user?.is_allow ?? false };
  const section = (
    <TryOnSection
      category={category}
      onCategory={(value) => change({ category: value })}
      onSwap={person === null && garment === null ? null : swap}
      person={
        <SourcePanel
          {...shared}
          title="Person"
          chosen={person}
          uploads={persons}
          overlay={onPerson.overlay}
          missing={personMissing ?? personProblem}
          onChoose={choosePerson}
          onRemove={() => change({ promptImageUrl: null })}
        >
          <FindingNote finding={onPerson.finding} words={personWords(onPerson.finding, category)} />
        </SourcePanel>
      }
      garment={
        <SourcePanel
          {...shared}
          title="Garment"
          chosen={garment}
          uploads={garments}
          overlay={onGarment.overlay}
          place="blend"
          missing={garmentMissing ?? garmentProblem}
          onChoose={chooseGarment}
          onRemove={() => change({ blendImageUrl: null })}
        >
          <FindingNote finding={onGarment.finding} words={garmentWords(onGarment.finding)} />
        </SourcePanel>
      }
    />
  );
  const { navigation } = MODE_TABLE[mode];
  return {
    ...tools,
    sections: { ...tools.sections, Image: section },
    intro:
      person !== null || garment !== null ? (
        <ChosenStage
          title={navigation}
          text={TOOL_WORDS[mode]}
          problem={[personProblem, garmentProblem].filter((words) => words !== null).join('\n') || null}
          pictures={chosenOf({ person, garment })}
        />
      ) : (
        <SourceInvitation
          tool="VirtualTryOn"
          title={navigation}
          text={TOOL_WORDS[mode]}
          tutorial={tutorialPath(mode)}
          onFiles={([example, worn]) => {
            if (example) persons.start([example]);
            if (worn) garments.start([worn]);
          }}
        />
      ),
    dropTarget: (
      <DropTarget
        label={person === null ? 'Drop a person to dress' : 'Drop a garment'}
        onFiles={take}
        onPicture={person === null ? choosePerson : chooseGarment}
      />
    ),
  };
}

const chosenOf = ({ person, garment }: { readonly person: string | null; readonly garment: string | null }) => [
  ...(person === null ? [] : [{ name: 'Person', url: person }]),
  ...(garment === null ? [] : [{ name: 'Garment', url: garment }]),
];

/** What the engine found in a picture, and an overlay that marks them. */
function usePreview(picture: string | null, kind: GarmentCategory | 'garment') {
  const finding = useFinding(picture, kind);
  const size = useImageSize(picture);
  const overlay: ReactNode =
    finding.state === 'found' && size ? <FoundOverlay maskUrl={finding.maskUrl} size={size} /> : null;
  return { finding, overlay };
}
