/** Places whose rooms are not furnished yet: what they will be, in one line and one sentence. */
export const COMING: Readonly<Record<string, { title: string; text: string }>> = {
  assistant: { title: 'Someone to ask', text: 'Talk an idea through until it is a brief you can create from.' },
  overview: {
    title: 'Learn the studio',
    text: 'Short lessons on every tool, from the first prompt to the finished plate.',
  },
  'create-image': {
    title: 'How to create an image',
    text: 'What to say, in which order, to see the piece you have in mind.',
  },
  'generate-fill': { title: 'How to fill a region', text: 'Painting a mask, and the words that go with it.' },
  tutorial: { title: 'Tutorials', text: 'One piece from idea to picture, step by step.' },
  faq: { title: 'Questions, answered', text: 'What people ask first, with short answers.' },
  about: {
    title: 'A studio in the browser',
    text: 'For people who design clothes and things: describe a piece, see it in seconds, keep what you like.',
  },
  'terms-of-use': { title: 'Terms of use', text: 'The people who run this studio publish their terms here.' },
  'privacy-policy': {
    title: 'Privacy policy',
    text: 'The people who run this studio say here what they keep, and why.',
  },
};
