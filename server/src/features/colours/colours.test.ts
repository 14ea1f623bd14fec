import { COLOUR_LIMIT, colourRoutes, renderRoutes, SWATCH_LIMIT, type RenderRequest } from '@kenna/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formOf, plainPicture, uploadPicture } from '../../testing/pictures.ts';
import { aseBlock, aseFile } from '../../testing/swatch-file.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/world.ts';

let app: TestApp;
let ada: Person;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const add = (person: Person, name: string, hex = '#e8c9c4') =>
  person.api.call(colourRoutes.add, { unchecked: { name, hex } });
const coloursOf = async (person: Person) =>
  (await person.api.call(colourRoutes.list)).data.colours.map(({ name, hex }) => `${name} ${hex}`);
const load = (person: Person, file: Buffer | string) =>
  person.api.call(colourRoutes.import, { form: formOf(Buffer.from(file), {}, 'application/octet-stream') });
const fieldsOf = ({ data }: { data: unknown }) => (data as { fields: Record<string, string> }).fields;

describe('named colours', () => {
  beforeAll(async () => {
    ada = await app.world.user();
  });

  it('are listed in the order in which they were added, with six lower-case digits', async () => {
    await add(ada, '  Atelier   Blush ');
    await add(ada, 'Marine', '10203A');
    await add(ada, 'Chalk', '#FFF');
    expect(await coloursOf(ada)).toEqual(['Atelier Blush #e8c9c4', 'Marine #10203a', 'Chalk #ffffff']);
  });

  it.each(['atelier blush', 'ATELIER-BLUSH', 'Àtelier blush'])('have each name once: "%s"', async (name) => {
    const answer = await add(ada, name);
    expect(answer).toMatchObject({ status: 422, code: 1017 });
    expect(fieldsOf(answer).name).toBe('You already have a colour named Atelier Blush.');
  });

  it.each([
    ['', 'Give the colour a name.'],
    ['x'.repeat(61), 'Use at most 60 characters.'],
    ['#ff0000', 'Use words: a name cannot start with #.'],
    ['7', 'Use at least two letters, or a letter and a digit.'],
  ])('refuse the name "%s"', async (name, problem) => {
    expect(fieldsOf(await add(ada, name)).name).toBe(problem);
  });

  it('refuse what is no colour', async () => {
    expect(fieldsOf(await add(ada, 'Something', 'red')).hex).toBe('Write the colour as a code such as #1f2a44.');
  });

  it('can be renamed and recoloured, but not to a name in use', async () => {
    const [first] = (await ada.api.call(colourRoutes.list)).data.colours;
    const change = (body: object) => ada.api.call(colourRoutes.update, { unchecked: { id: first!.id, ...body } });
    expect((await change({ name: 'Atelier blush' })).data.colour).toMatchObject({ name: 'Atelier blush' });
    expect((await change({ hex: '#e9cac5' })).data.colour).toMatchObject({ name: 'Atelier blush', hex: '#e9cac5' });
    expect(fieldsOf(await change({ name: 'marine' })).name).toBe('You already have a colour named Marine.');
    expect((await change({})).status).toBe(422);
  });

  it('belong to one person', async () => {
    const bob = await app.world.user();
    const [first] = (await ada.api.call(colourRoutes.list)).data.colours;
    expect(await coloursOf(bob)).toEqual([]);
    const foreign = await bob.api.call(colourRoutes.update, { body: { id: first!.id, name: 'Stolen' } });
    expect(foreign).toMatchObject({ status: 404, message: 'There is no such colour.' });
    expect((await bob.api.call(colourRoutes.remove, { body: { ids: [first!.id] } })).status).toBe(404);
    expect((await add(bob, 'Marine', '#000001')).status).toBe(200);
  });

  it('are removed one by one or together', async () => {
    const ids = (await ada.api.call(colourRoutes.list)).data.colours.map(({ id }) => id);
    expect((await ada.api.call(colourRoutes.remove, { body: { ids } })).status).toBe(200);
    expect(await coloursOf(ada)).toEqual([]);
  });

  it('are deleted with their account', async () => {
    const leaving = await app.world.user();
    await add(leaving, 'Gone');
    await app.db.deleteFrom('users').where('id', '=', leaving.id).execute();
    const left = await app.db.selectFrom('named_colours').selectAll().where('user_id', '=', leaving.id).execute();
    expect(left).toEqual([]);
  });
});

describe('an ASE file', () => {
  beforeAll(async () => {
    ada = await app.world.user();
  });

  it('adds its colours of every model, and says which are approximate', async () => {
    const file = aseFile([
      { group: 'Winter' },
      { name: 'Signal', model: 'RGB ', values: [1, 0.5, 0] },
      { name: 'Tinte', model: 'CMYK', values: [0.2, 1, 0, 0.5] },
      // sRGB red, and a green that no screen shows.
      { name: 'Lab red', model: 'LAB ', values: [0.5429, 80.81, 69.89] },
      { name: 'Lab green', model: 'LAB ', values: [0.6, -120, 60] },
      { name: 'Mittelgrau', model: 'Gray', values: [0.5] },
      { name: '深い青 ', model: 'RGB ', values: [0, 0, 0.5] },
    ]);
    const { status, data } = await load(ada, file);
    expect(status).toBe(200);
    expect(data.added.map(({ name, hex }) => `${name} ${hex}`)).toEqual([
      'Signal #ff8000',
      'Tinte #660080',
      'Lab red #ff0000',
      expect.stringMatching(/^Lab green #00/),
      'Mittelgrau #808080',
      '深い青 #000080',
    ]);
    expect(data.skipped).toEqual([]);
    expect(data.remarks).toEqual([
      expect.stringMatching(/^1 CMYK colour was converted by simple arithmetic/),
      expect.stringMatching(/^1 Lab colour was moved to the nearest values/),
    ]);
  });

  it('skips names that cannot be used and names that exist, block by block', async () => {
    const black = { model: 'RGB ', values: [0, 0, 0] };
    const file = aseFile([
      { name: 'SIGNAL', ...black },
      { name: 'New', ...black },
      { name: 'new', model: 'RGB ', values: [1, 1, 1] },
      { name: 'y'.repeat(61), ...black },
      { name: '', ...black },
      { name: 'Odd', model: 'HSB ', values: [0, 0, 0] },
      { name: 'Wild', model: 'RGB ', values: [2, 0, NaN] },
    ]);
    const { data } = await load(ada, file);
    expect(data.added.map(({ name }) => name)).toEqual(['New']);
    expect(data.skipped.map(({ place, reason }) => `${place}: ${reason}`)).toEqual([
      'Block 1: You already have this name, as #ff8000.',
      'Block 3: The file has this name twice; the first one is #000000.',
      'Block 4: Use at most 60 characters.',
      'Block 5: Give the colour a name.',
      'Block 6: The colour model "HSB" is not known.',
      'Block 7: Its values are outside the range of its colour model.',
    ]);
  });

  const one = { name: 'One', model: 'RGB ', values: [0, 0, 0] };
  const tooLong = aseFile([one]);
  tooLong.writeUInt32BE(0xffff_fff0, 14);
  const cutName = Buffer.concat([aseFile([], 1), aseBlock(1, Buffer.from([0xff, 0xff, 0, 65]))]);
  it.each([
    ['that ends in its header', Buffer.from('ASEF\0\x01'), 'The file ends before its first block.'],
    ['with fewer blocks than it says', aseFile([one], 3), 'Block 2: the file says that it has 3 blocks, but it ends'],
    ['with a block beyond its end', tooLong, 'Block 1 has a length of 4294967280 bytes, but only '],
    ['with a name beyond its block', cutName, 'Block 1: the colour is cut off.'],
    ['with countless blocks', aseFile([], 0xffff_ffff), 'The file has 4294967295 blocks.'],
    ['without colours', aseFile([{ group: 'Empty' }]), 'There are no colours in this file.'],
  ])('%s is refused, and adds nothing', async (_, file, problem) => {
    const bob = await app.world.user();
    const answer = await load(bob, file);
    expect(answer).toMatchObject({ status: 422, code: 1017 });
    expect(fieldsOf(answer).image).toContain(problem);
    expect(await coloursOf(bob)).toEqual([]);
  });
});

describe('a CSV file', () => {
  const loaded = async (file: Buffer | string) => {
    const person = await app.world.user();
    const { status, data } = await load(person, file);
    expect(status).toBe(200);
    return {
      added: data.added.map(({ name, hex }) => `${name} ${hex}`),
      skipped: data.skipped.map(({ place, name, reason }) => `${place} ${name}: ${reason}`),
      remarks: data.remarks,
    };
  };

  it.each([
    [
      'names and codes',
      'name,hex\nAtelier Blush,#E8C9C4\nMarine,10203a\n',
      ['Atelier Blush #e8c9c4', 'Marine #10203a'],
    ],
    ['no header', 'Atelier Blush,#e8c9c4\r\nMarine,#10203a', ['Atelier Blush #e8c9c4', 'Marine #10203a']],
    ['the code first', '#e8c9c4;Blush\n#123;Ink', ['Blush #e8c9c4', 'Ink #112233']],
    ['red, green and blue', 'Colour Name\tR\tG\tB\nMarine\t16\t32\t58', ['Marine #10203a']],
    ['numbers without a header', 'Marine,16,32,58', ['Marine #10203a']],
    ['Lab and decimal commas', 'Farbe;L;a;b\n"Rot; hell";54,29;80,81;69,89', ['Rot; hell #ff0000']],
    [
      'several models',
      'R,G,B,L,a,b,Name\n255,0,0,,,,Red\n,,,29.57,68.30,-112.03,Blue',
      ['Red #ff0000', 'Blue #0000ff'],
    ],
    [
      'quotes and line breaks',
      'name,hex\n"Blush, ""warm""",#e8c9c4\n"Two\nlines",#000000',
      ['Blush, "warm" #e8c9c4', 'Two lines #000000'],
    ],
  ])('with %s is read', async (_, file, added) => {
    expect(await loaded(file)).toMatchObject({ added, skipped: [] });
  });

  it('may be written by a spreadsheet program, in any of its encodings', async () => {
    const text = 'name;hex\nBlé doré;#c9a24a\n';
    for (const file of [
      Buffer.from(`\ufeff${text}`),
      Buffer.from(text, 'latin1'),
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]),
    ]) {
      expect((await loaded(file)).added).toEqual(['Blé doré #c9a24a']);
    }
  });

  it('says for each row that it skips why', async () => {
    const file = 'name,hex,r,g,b\nNone,,,,\nBad,#12345,,,\nFar,,300,0,0\nFine,#010203,,,\n\n  ,#445566,,,\n';
    expect(await loaded(file)).toEqual({
      added: ['Fine #010203'],
      skipped: [
        'Row 2 None: It has no colour: a code such as #1f2a44, or numbers for R, G and B.',
        'Row 3 Bad: "#12345" is no colour code.',
        'Row 4 Far: R, G and B must be numbers from 0 to 255, but they are 300, 0, 0. Columns of Lab need a header: L, a, b.',
        'Row 7 : Give the colour a name.',
      ],
      remarks: [],
    });
  });

  it.each([
    [
      'a quotation mark that is not closed',
      'name,hex\nA,#000000\n"Endless,#111111\n',
      /^Row \d+: a quotation mark is not/,
    ],
    ['an endless row', `name,hex\n${'x'.repeat(9000)},#000000`, /^Row \d+: it has more than 4000 characters/],
    ['too many rows', `name,hex\n${'a,#000000\n'.repeat(SWATCH_LIMIT + 1)}`, /^The file has more than 2000 rows/],
    ['nothing', '', /^The file is empty/],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), /^This is neither an ASE file nor a text/],
  ])('with %s is refused', async (_, file, problem) => {
    const answer = await load(await app.world.user(), file);
    expect(answer).toMatchObject({ status: 422, code: 1017 });
    expect(fieldsOf(answer).image).toMatch(problem);
  });

  it('larger than 1 MB is refused', async () => {
    const answer = await load(await app.world.user(), 'x'.repeat(1024 * 1024 + 1));
    expect(answer).toMatchObject({ status: 413, message: 'The swatch file is larger than the limit of 1 MB.' });
  });

  it('fills an account up to its limit, and no further', async () => {
    const person = await app.world.user();
    const rows = Array.from({ length: COLOUR_LIMIT + 2 }, (_, index) => `Shade ${index},#000000`);
    const { data } = await load(person, rows.join('\n'));
    expect([data.added.length, data.skipped.length]).toEqual([COLOUR_LIMIT, 2]);
    expect(data.skipped[0]).toMatchObject({ place: 'Row 501', reason: 'An account holds 500 colours.' });
    expect(fieldsOf(await add(person, 'One more')).name).toBe('An account holds 500 colours. Remove one first.');
  });

  it('loaded twice at the same time adds each name once', async () => {
    const person = await app.world.user();
    const file = 'name,hex\nAtelier Blush,#e8c9c4\nMarine,#10203a';
    await Promise.all([load(person, file), load(person, file)]);
    expect(await coloursOf(person)).toEqual(['Atelier Blush #e8c9c4', 'Marine #10203a']);
  });
});

describe('a render whose words name colours of the person', () => {
  const task = () => app.engine.tasks.at(-1);
  async function draw(body: RenderRequest): Promise<number> {
    const { data } = await ada.api.call(renderRoutes.create, { body });
    await app.settle();
    return data.render_id;
  }
  beforeAll(async () => {
    ada = await app.world.user({ plan: 'pro' });
    await add(ada, 'Atelier Blush');
    await add(ada, 'Marine', '#10203a');
    await add(ada, 'Sun', '#ffd700');
  });

  it('gives the engine these colours and no others', async () => {
    await draw({ page: 'GenerateImage', prompt: 'a dress in atelier-blush', negative_prompt: 'marine, sunset' });
    expect(task()).toMatchObject({
      operation: 'generate',
      namedColours: [
        { name: 'Atelier Blush', hex: '#e8c9c4' },
        { name: 'Marine', hex: '#10203a' },
      ],
    });
    await draw({ page: 'GenerateImage', prompt: 'a blush dress at sunset' });
    expect(task()).not.toHaveProperty('namedColours');
  });

  it('gives them to tools that work on a picture', async () => {
    const picture = await uploadPicture(ada, plainPicture(300, 300));
    await draw({ page: 'CreateVariations', prompt_image_url: picture, colourways: ['Marine', 'red'] });
    expect(task()).toMatchObject({ operation: 'vary', namedColours: [{ name: 'Marine', hex: '#10203a' }] });
  });

  it('keeps the colour that was meant when the person changes it afterwards', async () => {
    const [blush] = (await ada.api.call(colourRoutes.list)).data.colours;
    app.engine.failNext('bad_input');
    const id = await draw({ page: 'GenerateImage', prompt: 'a dress in Atelier Blush' });
    await ada.api.call(colourRoutes.update, { body: { id: blush!.id, name: 'Old Blush', hex: '#000000' } });
    await ada.api.call(renderRoutes.retry, { params: { id } });
    await app.settle();
    expect(task()).toMatchObject({ namedColours: [{ name: 'Atelier Blush', hex: '#e8c9c4' }] });
  });
});
