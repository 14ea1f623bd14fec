import { useMantineColorScheme } from '@mantine/core';
import { DRAWINGS_PAGE, FAQ_PAGE, type User } from '@kenna/contract';
import { useDebouncedValue } from '@mantine/hooks';
import {
  mdiCertificateOutline,
  mdiCompassOutline,
  mdiFolderOutline,
  mdiHomeOutline,
  mdiImageOutline,
  mdiKeyboardOutline,
  mdiLogin,
  mdiLogout,
  mdiMagnify,
  mdiMonitor,
  mdiSchoolOutline,
  mdiStarOutline,
  mdiWeatherNight,
  mdiWhiteBalanceSunny,
} from '@mdi/js';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ADMIN_PLACES } from '../../features/admin-area/admin-places.ts';
import { imageCount } from '../../features/collections/collection-words.ts';
import type { PaletteEntry, PaletteGroup } from '../../features/command-palette/palette-entries.ts';
import { openPalette } from '../../features/command-palette/palette.store.ts';
import { useNewestCollections, useNewestPictures } from '../../features/command-palette/palette.api.ts';
import { useChapters } from '../../features/knowledge-base/knowledge-base.api.ts';
import { LIBRARY_TABS } from '../../features/my-images/library-tabs.ts';
import { LEARN, PLACES, TOOLS } from '../../features/navigation/tools.ts';
import { useLogout } from '../../features/session/session.api.ts';
import { offeredCommands } from '../../lib/commands/commands.ts';
import { pictureTitle } from '../../lib/pictures/picture-title.ts';
import { SETTINGS } from './settings.ts';

/** Milliseconds after the last key before pictures and collections are searched. */
const REST_MS = 180;

interface Place {
  readonly to: string;
  readonly label: string;
  readonly icon: string;
  readonly detail?: string;
  readonly words?: string | undefined;
}

const PUBLIC_PLACES: readonly Place[] = [
  { to: '/', label: 'Home', icon: mdiHomeOutline },
  { to: '/#explore', label: 'Explore', icon: mdiCompassOutline, words: 'gallery prompts ideas' },
  { to: '/showcase', label: 'Showcase', icon: mdiStarOutline, words: 'gallery' },
  { ...LEARN, words: 'knowledge base help lessons tutorial' },
  {
    to: '/verify',
    label: 'Verify a picture',
    icon: mdiCertificateOutline,
    words: 'content credentials c2pa provenance',
  },
];

const VISITORS_PLACES: readonly Place[] = [
  { to: '/login', label: 'Log In', icon: mdiLogin },
  { to: '/signup', label: 'Sign Up', icon: mdiLogin, words: 'register account' },
];

/** The tabs of My images besides its first and that of collections, which are places of their own. */
const TAB_PLACES: readonly Place[] = LIBRARY_TABS.filter(
  ({ name }) => name !== 'renders' && name !== 'my_collections',
).map(({ name, label }) => ({
  to: `/workplace/my-images?tab=${name}`,
  label,
  icon: mdiImageOutline,
  detail: 'My images',
  words: name === 'trash' ? 'trash deleted' : '',
}));

/** Everything that the palette finds, in the order in which it is shown before anything is typed. */
export function usePaletteGroups(user: User | null, typed: string): readonly PaletteGroup[] {
  // What the page offers does not change while the palette lies over it.
  const [offered] = useState(offeredCommands);
  const navigate = useNavigate();
  const [search] = useDebouncedValue(typed.trim(), REST_MS);
  const isActive = user !== null && user.is_blocked === 0;
  // Until the server has answered, only those earlier finds are shown that contain the typed words themselves.
  const isSearched = search === typed.trim();
  const { pictures, isFound: arePicturesFound } = useNewestPictures(search, isActive);
  const { collections, isFound: areCollectionsFound } = useNewestCollections(search, isActive);
  const general = useGeneralCommands(user);
  const chapters = useChapters().data;

  const go = (to: string) => () => void navigate(to);
  const places = (list: readonly Place[]): PaletteEntry[] =>
    list.map(({ to, label, icon, detail = '', words = '' }) => ({
      id: `${label} ${to}`,
      label,
      icon,
      detail,
      words,
      run: go(to),
    }));
  const lessons = [...(chapters?.lessons ?? []), ...(chapters?.tutorials ?? []), DRAWINGS_PAGE, FAQ_PAGE];

  return [
    ...offered.map(({ title, commands }) => ({
      title,
      entries: commands.map((command) => ({ ...command, id: `${title} ${command.label}` })),
    })),
    {
      title: search === '' ? 'Recent pictures' : 'Pictures',
      isFound: isSearched && arePicturesFound,
      entries: pictures.map((picture) => ({
        id: `picture ${picture.id}`,
        label: pictureTitle(picture),
        icon: mdiImageOutline,
        picture,
        run: go(`/workplace/my-images?image=${picture.id}`),
      })),
    },
    { title: 'Tools', entries: isActive ? places(TOOLS) : [] },
    {
      title: 'Pages',
      entries: places([
        ...(isActive ? [...PLACES, ...TAB_PLACES] : []),
        ...PUBLIC_PLACES,
        ...(user === null ? VISITORS_PLACES : []),
      ]),
    },
    {
      title: search === '' ? 'Recent collections' : 'Collections',
      isFound: isSearched && areCollectionsFound,
      entries: collections.map(({ id, title, count }) => ({
        id: `collection ${id}`,
        label: title,
        icon: mdiFolderOutline,
        detail: imageCount(count),
        run: go(`/workplace/collections/${id}`),
      })),
    },
    { title: 'Actions', entries: general },
    {
      title: 'Lessons',
      entries: [
        ...lessons.map(({ title, path, summary }) => ({
          id: `lesson ${path}`,
          label: title,
          icon: mdiSchoolOutline,
          words: summary,
          run: go(path),
        })),
        ...(search === ''
          ? []
          : [
              {
                id: 'search lessons',
                label: `Search the lessons for “${typed.trim()}”`,
                icon: mdiMagnify,
                isLast: true,
                run: go(`/knowledge-base/overview?search=${encodeURIComponent(typed.trim())}`),
              },
            ]),
      ],
    },
    {
      title: 'Settings',
      entries: user === null ? [] : places(SETTINGS.filter((setting) => isActive || !setting.isActive)),
    },
    {
      title: 'Admin',
      entries: user?.is_admin ? places(ADMIN_PLACES.map((place) => ({ ...place, words: 'admin' }))) : [],
    },
  ];
}

/** Actions that are offered on every page. */
function useGeneralCommands(user: User | null): PaletteEntry[] {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const logout = useLogout();
  const schemes = [
    ['light', 'Light appearance', mdiWhiteBalanceSunny],
    ['dark', 'Dark appearance', mdiWeatherNight],
    ['auto', 'Appearance of the system', mdiMonitor],
  ] as const;
  return [
    {
      id: 'keys',
      label: 'Show all keys',
      icon: mdiKeyboardOutline,
      words: 'keyboard shortcuts help',
      keys: '?',
      run: () => openPalette('keys'),
    },
    ...schemes
      .filter(([scheme]) => scheme !== colorScheme)
      .map(([scheme, label, icon]) => ({
        id: scheme,
        label,
        icon,
        words: 'theme mode',
        run: () => setColorScheme(scheme),
      })),
    ...(user === null ? [] : [{ id: 'logout', label: 'Logout', icon: mdiLogout, run: () => logout.mutate() }]),
  ];
}
