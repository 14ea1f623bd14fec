import { paintedPicture } from './content-folder.ts';

/** A document file with front matter and body. */
const written = (fields: string, body = ''): string => `---\n${fields.trim()}\n---\n\n${body}\n`;

/** Documents of every type, a translation, a release, and a picture of 1000 by 500. */
export async function exampleDocuments(): Promise<Record<string, string | Uint8Array>> {
  return {
    'pictures/steps/mask.webp': await paintedPicture(1000, 500),
    'documents/page/about.md': written(
      'title: About us\nsummary: Who we are\npublished: 2026-03-10\ntags: [company]',
      'We make **garments** with *words*. See [the lesson](/knowledge-base/masks) or [elsewhere](https://example.com).',
    ),
    'documents/page/about.fr-fr.md': written('title: À propos\nsummary: Qui nous sommes\npublished: 2026-03-11'),
    'documents/lesson/masks.md': written(
      `
title: Painting masks
summary: What a mask is
order: 2
published: 2026-01-05
updated: 2026-04-20
tags: [masks, tools]
cover: { picture: steps/mask.webp, alt: A painted mask, copyright: The studio }
related:
  - document: tutorial/fill
  - document: page/about`,
      `
## Brushes

- Paint with \`B\`
- Erase

1. First

> Masks are kept.

![A mask](steps/mask.webp "The studio")
`,
    ),
    'documents/lesson/colours.json': JSON.stringify({
      title: 'Colours',
      summary: 'Dyeing cloth',
      order: 1,
      published: '2026-02-01',
      tags: ['tools'],
      body: 'Dye a coat of wool.',
    }),
    'documents/tutorial/fill.md': written(
      `
title: Generative fill
summary: Replace a button
order: 5
published: 2026-05-15
tags: [masks]
mode: GenerateFill
lesson: lesson/masks
steps:
  - { title: Paint, caption: Paint over the button, picture: { picture: steps/mask.webp, alt: A button } }`,
    ),
    'documents/faq/pictures.md': written(
      'title: Pictures\nsummary: Whose they are\npublished: 2026-06-01',
      'Before.\n\n## Whose are they?\n\nYours.\n\n## How large?\n\nUp to 6000 pixels.',
    ),
    'releases/spring/release.json': JSON.stringify({ label: 'Spring', scheduled_at: '2027-03-01T09:00:00Z' }),
    'releases/spring/documents/page/about.md': written('title: About spring\nsummary: Soon\npublished: 2026-03-10'),
    'releases/spring/documents/page/privacy-policy.md': written('title: Privacy\nsummary: Soon\npublished: 2027-03-01'),
  };
}
