import { MODE_TABLE, type Mode } from '@kenna/contract';
import { DropTarget } from '../../features/image-source/components/drop-target.tsx';
import { SourceInvitation } from '../../features/image-source/components/source-invitation.tsx';
import { SourcePanel } from '../../features/image-source/components/source-panel.tsx';
import { useUploads } from '../../features/image-source/use-uploads.ts';
import { useUser } from '../../features/session/session.api.ts';
import { FindingNote } from '../../features/try-on/components/finding-note.tsx';
import { FoundOverlay } from '../../features/try-on/components/found-overlay.tsx';
import { TryOnRoom } from '../../features/try-on/components/try-on-room.tsx';
import { garmentWords, personWords, placesOf, type Finding } from '../../features/try-on/finding.ts';
import { useFinding } from '../../features/try-on/try-on.api.ts';
import { changeDraft, useDraft } from '../../features/workspace/draft.store.ts';
import { TOOL_WORDS } from '../../features/workspace/tool-words.ts';
import { useImageSize } from '../../lib/use-image-size.ts';
import type { ToolRooms } from './use-tool-rooms.tsx';

const choosePerson = (url: string) => changeDraft({ promptImageUrl: url, blendPending: false });
const chooseGarment = (url: string) => changeDraft({ blendImageUrl: url, blendPending: false });

/** A person and a garment in place of the one picture, for a tool that cannot do without the second. */
export function useTryOn(mode: Mode, tools: ToolRooms): ToolRooms {
  const isWorn = MODE_TABLE[mode].needs.includes('blend');
  const user = useUser();
  const { promptImageUrl: person, blendImageUrl: garment, category } = useDraft((state) => state.draft);
  const lot = { userId: user?.id ?? 0, page: mode };
  const persons = useUploads({ ...lot, onFirst: choosePerson });
  const garments = useUploads({ ...lot, onFirst: chooseGarment });
  const onPerson = useFinding(isWorn ? person : null, category);
  const onGarment = useFinding(isWorn ? garment : null, 'garment');
  if (!isWorn) return tools;

  const shared = { page: mode, allowExplicit: user?.is_allow ?? false };
  const take = (files: readonly File[]) => {
    const places = placesOf(files, { person, garment });
    persons.start(places.person);
    garments.start(places.garment);
  };
  const { navigation } = MODE_TABLE[mode];
  const room = (
    <TryOnRoom
      category={category}
      onCategory={(value) => changeDraft({ category: value })}
      onSwap={
        person === null && garment === null
          ? null
          : () => changeDraft({ promptImageUrl: garment, blendImageUrl: person })
      }
      person={
        <SourcePanel
          {...shared}
          title="Person"
          chosen={person}
          uploads={persons}
          overlay={<Found picture={person} finding={onPerson} />}
          onChoose={choosePerson}
          onRemove={() => changeDraft({ promptImageUrl: null })}
        >
          <FindingNote finding={onPerson} words={personWords(onPerson, category)} />
        </SourcePanel>
      }
      garment={
        <SourcePanel
          {...shared}
          title="Garment"
          chosen={garment}
          uploads={garments}
          overlay={<Found picture={garment} finding={onGarment} />}
          onChoose={chooseGarment}
          onRemove={() => changeDraft({ blendImageUrl: null })}
        >
          <FindingNote finding={onGarment} words={garmentWords(onGarment)} />
        </SourcePanel>
      }
    />
  );
  return {
    ...tools,
    rooms: { ...tools.rooms, Image: room },
    firstVisit: <SourceInvitation title={navigation} text={TOOL_WORDS[mode]} onFiles={garments.start} />,
    dropTarget: <DropTarget label={dropLabel(person)} onFiles={take} />,
  };
}

const dropLabel = (person: string | null): string =>
  person === null ? 'Drop the person, or the person and a garment' : 'Drop the garment';

function Found({ picture, finding }: { picture: string | null; finding: Finding }) {
  const size = useImageSize(picture);
  return finding.state === 'found' && size && <FoundOverlay maskUrl={finding.maskUrl} size={size} />;
}
