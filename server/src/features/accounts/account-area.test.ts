import {
  accountAreaRoutes,
  accountRoutes,
  colourRoutes,
  downloadRoutes,
  imageRoutes,
  type RouteBody,
} from '@kenna/contract';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../testing/api-client.ts';
import { formOf, plainPicture, uploadPicture } from '../../testing/pictures.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { PASSWORD, type Person } from '../../testing/world.ts';

const DAY = 86_400_000;
/** Ids of the people whose payments were ended. */
const erased: number[] = [];
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
const NEW_PASSWORD = 'Another-word-2';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const login = (email: string, more: Partial<RouteBody<typeof accountRoutes.login>> = {}) =>
  app.api.call(accountRoutes.login, { body: { email, password: PASSWORD, ...more } });
const profileOf = async ({ api }: { api: ApiClient }) => (await api.call(accountAreaRoutes.profile, { body: {} })).data;
const whoami = async (token: string) => (await app.api.as(token).call(accountRoutes.authenticate)).data;

async function mailsTo(email: string) {
  await app.settle();
  return app.mails.filter(({ to }) => to === email);
}
const tokenIn = (text = '') => /[?&]token=([\w-]+)/.exec(text)?.[1] ?? '';

describe('an e-mail address', () => {
  const verify = (token: string) => app.api.call(accountAreaRoutes.verifyEmail, { body: { token } });

  it('is confirmed by the link of the first mail, once', async () => {
    const ada = await app.world.user({ verified: false });
    expect((await profileOf(ada)).is_verified).toBe(false);
    const [welcome] = await mailsTo(ada.email);
    const token = tokenIn(welcome?.text);
    expect((await verify(token)).status).toBe(200);
    expect((await profileOf(ada)).is_verified).toBe(true);
    expect(await verify(token)).toMatchObject({ status: 422, code: 1038 });
  });

  it('is confirmed only by the newest link, within two days', async () => {
    const ada = await app.world.user({ verified: false });
    await ada.api.call(accountAreaRoutes.resendVerification, { body: {} });
    const [first, second] = (await mailsTo(ada.email)).map(({ text }) => tokenIn(text));
    expect((await verify(first ?? '')).status).toBe(422);
    app.clock.advance(3 * DAY);
    expect((await verify(second ?? '')).status).toBe(422);
    await ada.api.call(accountAreaRoutes.resendVerification, { body: {} });
    const third = tokenIn((await mailsTo(ada.email)).at(-1)?.text);
    const rows = await app.db.selectFrom('email_verifications').selectAll().where('user_id', '=', ada.id).execute();
    expect(JSON.stringify(rows)).not.toContain(third);
    expect((await verify(third)).status).toBe(200);
  });

  it('gets no further confirmation mail once it is confirmed', async () => {
    const ada = await app.world.user();
    await ada.api.call(accountAreaRoutes.resendVerification, { body: {} });
    expect(await mailsTo(ada.email)).toHaveLength(1);
  });
});

describe('another e-mail address', () => {
  let count = 0;
  const fresh = () => `new-address-${++count}@example.com`;
  const ask = (person: Person, email: string, password = PASSWORD) =>
    person.api.call(accountAreaRoutes.changeEmail, { body: { email, password } });
  const confirm = (token: string) => app.api.call(accountAreaRoutes.confirmEmailChange, { body: { token } });
  const undo = (token: string) => app.api.call(accountAreaRoutes.undoEmailChange, { body: { token } });
  const lastTo = async (email: string, subject: RegExp) =>
    (await mailsTo(email)).filter((mail) => subject.test(mail.subject)).at(-1);
  const undoTokenIn = (text = '') => /[?&]undo=([\w-]+)/.exec(text)?.[1] ?? '';

  it('is used once its link was opened, which keeps sessions and invalidates older links', async () => {
    const ada = await app.world.user();
    const email = fresh();
    expect((await ask(ada, email, 'Wrong-password-1')).data).toHaveProperty('fields.password');
    expect((await ask(ada, ada.email)).data).toHaveProperty('fields.email');
    await app.api.call(accountRoutes.forgetPassword, { body: { email: ada.email } });
    const reset = tokenIn((await lastTo(ada.email, /Set a new/))?.text);
    expect((await ask(ada, email)).status).toBe(200);
    expect(await profileOf(ada)).toMatchObject({ email: ada.email, pending_email: email });
    expect((await lastTo(ada.email, /A new address/))?.text).toContain(email);
    const token = tokenIn((await lastTo(email, /Confirm your new/))?.text);
    expect((await confirm(token)).data).toEqual({ user_id: ada.id, email });
    expect(await profileOf(ada)).toMatchObject({ email, pending_email: null, is_verified: true });
    expect((await login(email)).status).toBe(200);
    expect((await login(ada.email)).status).toBe(401);
    expect(await confirm(token)).toMatchObject({ status: 422, code: 1038 });
    const body = { token: reset, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
    expect((await app.api.call(accountRoutes.resetPassword, { body })).status).toBe(422);
  });

  it('is undone by the link sent to the old address, which logs out every device', async () => {
    const ada = await app.world.user();
    const email = fresh();
    await ask(ada, email);
    await confirm(tokenIn((await lastTo(email, /Confirm your new/))?.text));
    const token = undoTokenIn((await lastTo(ada.email, /was changed/))?.text);
    expect((await confirm(token)).status).toBe(422);
    expect((await undo(token)).status).toBe(200);
    expect(await whoami(ada.token)).toBeNull();
    expect((await login(ada.email)).status).toBe(200);
    expect((await login(email)).status).toBe(401);
    expect((await undo(token)).status).toBe(422);
    expect(await lastTo(ada.email, /is yours again/)).toBeDefined();
  });

  it('does not reveal that it is in use, and its owner is notified by mail', async () => {
    const [ada, bob] = [await app.world.user(), await app.world.user()];
    const free = await ask(ada, fresh());
    const taken = await ask(ada, bob.email);
    expect({ status: taken.status, data: taken.data }).toEqual({ status: free.status, data: free.data });
    expect((await profileOf(ada)).pending_email).toBe(bob.email);
    expect(await lastTo(bob.email, /Confirm your new/)).toBeUndefined();
    expect(await lastTo(bob.email, /already have/)).toBeDefined();
  });

  it('can be cancelled, expires after two days, and goes to whoever confirms it first', async () => {
    const [ada, bob] = [await app.world.user(), await app.world.user()];
    const email = fresh();
    await ask(ada, email);
    const cancelled = tokenIn((await lastTo(email, /Confirm your new/))?.text);
    await ada.api.call(accountAreaRoutes.cancelEmailChange, { body: {} });
    expect((await confirm(cancelled)).status).toBe(422);
    await ask(ada, email);
    const adas = tokenIn((await lastTo(email, /Confirm your new/))?.text);
    await ask(bob, email);
    const bobs = tokenIn((await lastTo(email, /Confirm your new/))?.text);
    expect((await confirm(bobs)).status).toBe(200);
    expect((await confirm(adas)).status).toBe(422);
    expect((await profileOf(ada)).email).toBe(ada.email);
    const other = fresh();
    await ask(ada, other);
    const late = tokenIn((await lastTo(other, /Confirm your new/))?.text);
    app.clock.advance(3 * DAY);
    expect((await confirm(late)).status).toBe(422);
  });
});

describe('a profile', () => {
  it('shows only the data of its account', async () => {
    const ada = await app.world.user({ name: 'Ada' });
    expect(await profileOf(ada)).toMatchObject({
      id: ada.id,
      email: ada.email,
      is_verified: true,
      blocked_reason: null,
    });
    const answer = await ada.api.call(accountAreaRoutes.profile, { body: { user_id: ada.id + 1 } });
    expect(answer).toMatchObject({ status: 403, code: 1009 });
  });

  it('stores a new name as it was typed, including markup', async () => {
    const ada = await app.world.user();
    const rename = (user_name: string) => ada.api.call(accountAreaRoutes.updateUsername, { body: { user_name } });
    expect((await rename('  Ada Maria <b>Lace</b> ')).data.name).toBe('Ada Maria <b>Lace</b>');
    expect((await rename('Björk')).data.name).toBe('Björk');
    expect((await rename('  ')).data).toHaveProperty('fields.user_name');
    expect((await rename('A\u0000')).status).toBe(422);
  });

  it('refuses unknown fields', async () => {
    const ada = await app.world.user();
    const sent = { user_name: 'Ada', plan: 'enterprise', is_admin: true, is_blocked: 0, render_limit: 9999, id: 1 };
    const answer = await ada.api.call(accountAreaRoutes.updateUsername, { unchecked: sent });
    expect(answer.status).toBe(422);
    expect(Object.keys((answer.data as unknown as { fields: object }).fields).sort()).toEqual(
      ['id', 'is_admin', 'is_blocked', 'plan', 'render_limit'].sort(),
    );
    expect(await whoami(ada.token)).toMatchObject({ plan: 'free', is_admin: false });
  });

  it('stores whether explicit pictures are shown', async () => {
    const ada = await app.world.user();
    const allow = (is_allow: boolean) => ada.api.call(accountAreaRoutes.allowExplicit, { body: { is_allow } });
    expect(await allow(true)).toMatchObject({ message: 'Explicit images are shown to you from now on', code: 0 });
    expect((await whoami(ada.token))?.is_allow).toBe(true);
    expect(await allow(false)).toMatchObject({ message: 'Explicit images are veiled again' });
  });
});

describe('a profile image', () => {
  const upload = (person: Person, bytes: Uint8Array, type?: string) =>
    person.api.call(accountAreaRoutes.uploadAvatar, { form: formOf(bytes, { user_id: String(person.id) }, type) });
  const keyOf = async ({ id }: Person) =>
    (await app.db.selectFrom('users').select('avatar_key').where('id', '=', id).executeTakeFirst())?.avatar_key ?? null;

  it('is re-encoded as a square without the camera’s data, and replaces the earlier one', async () => {
    const ada = await app.world.user();
    const photo = plainPicture(500, 300, 'plum').withExif({ IFD0: { Artist: 'Somebody' } });
    const { data } = await upload(ada, await photo.jpeg().toBuffer(), 'text/plain');
    expect((await whoami(ada.token))?.avatar_url).toBe(data.avatar_url);
    const first = await keyOf(ada);
    const file = await app.blobs.read(first ?? '');
    expect(await sharp(file ?? new Uint8Array()).metadata()).toMatchObject({ width: 256, height: 256, format: 'webp' });
    expect((await sharp(file ?? new Uint8Array()).metadata()).exif).toBeUndefined();
    await upload(ada, await plainPicture(20, 20).png().toBuffer());
    expect(await app.blobs.get(first ?? '')).toBeNull();
    const second = await keyOf(ada);
    await ada.api.call(accountAreaRoutes.removeAvatar, { body: {} });
    expect(await app.blobs.get(second ?? '')).toBeNull();
    expect((await whoami(ada.token))?.avatar_url).toBeNull();
  });

  it('is validated by its content, and belongs to the person who sends it', async () => {
    const ada = await app.world.user();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>');
    expect((await upload(ada, svg, 'image/png')).status).toBe(415);
    expect((await upload(ada, Buffer.from('nothing'), 'image/png')).status).toBe(415);
    const whole = await plainPicture(300, 300).png().toBuffer();
    expect((await upload(ada, whole.subarray(0, whole.length - 60))).status).toBe(422);
    const form = formOf(whole, { user_id: String(ada.id + 1) });
    expect((await ada.api.call(accountAreaRoutes.uploadAvatar, { form })).code).toBe(1009);
    expect(await keyOf(ada)).toBeNull();
  });
});

describe('a password', () => {
  const change = (person: Person, current_password: string, password = NEW_PASSWORD) =>
    person.api.call(accountAreaRoutes.changePassword, {
      body: { current_password, password, password_confirmation: password },
    });

  it('is changed with the current one, which logs out every other device and is reported by mail', async () => {
    const ada = await app.world.user();
    const other = (await login(ada.email)).data.token;
    expect((await change(ada, 'Wrong-password-1')).data).toHaveProperty('fields.current_password');
    expect((await change(ada, PASSWORD, 'weak')).data).toHaveProperty('fields.password');
    expect((await change(ada, PASSWORD)).status).toBe(200);
    expect(await whoami(other)).toBeNull();
    expect(await whoami(ada.token)).not.toBeNull();
    expect((await login(ada.email)).status).toBe(401);
    expect((await mailsTo(ada.email)).at(-1)?.subject).toBe('Your Kenna password was changed');
    expect((await login(ada.email, { password: NEW_PASSWORD })).status).toBe(200);
  });
});

describe('devices', () => {
  it('are listed with the current one marked, and can be logged out one by one or all except the current one', async () => {
    const ada = await app.world.user();
    const bob = await app.world.user();
    const request = { method: 'POST', headers: { 'user-agent': FIREFOX, 'content-type': 'application/json' } };
    const body = JSON.stringify({ email: ada.email, password: PASSWORD });
    const response = await app.api.raw('/api/web/login', { ...request, body });
    const { token } = ((await response.json()) as { data: { token: string } }).data;
    const list = async () => (await ada.api.call(accountAreaRoutes.listSessions)).data.sessions;
    const [firefox] = (await list()).filter(({ is_current: isCurrent }) => !isCurrent);
    expect(firefox).toMatchObject({ device: 'Firefox on Windows' });
    expect(await list()).toHaveLength(2);
    const revoke = (person: Person) =>
      person.api.call(accountAreaRoutes.revokeSession, { body: { id: firefox?.id ?? 0 } });
    expect((await revoke(bob)).status).toBe(404);
    expect((await revoke(ada)).status).toBe(200);
    expect(await whoami(token)).toBeNull();
    const third = (await login(ada.email)).data.token;
    await ada.api.call(accountAreaRoutes.revokeOtherSessions, { body: {} });
    expect(await whoami(third)).toBeNull();
    expect(await list()).toMatchObject([{ is_current: true }]);
    expect(await whoami(bob.token)).not.toBeNull();
  });

  it('get a token that nobody can have chosen', async () => {
    const ada = await app.world.user();
    const chosen = 'x'.repeat(43);
    const { token } = (
      await app.api.as(chosen).call(accountRoutes.login, { body: { email: ada.email, password: PASSWORD } })
    ).data;
    expect(token).not.toBe(chosen);
    expect(await whoami(chosen)).toBeNull();
    const renewed = await ada.api.call(accountRoutes.login, { body: { email: ada.email, password: PASSWORD } });
    expect(renewed.data.token).not.toBe(ada.token);
  });
});

describe('an account that is to be deleted', () => {
  const ask = (person: Person, password = PASSWORD) =>
    person.api.call(accountAreaRoutes.requestDeletion, { body: { password } });

  it('is logged out everywhere for fourteen days, and is kept when the person logs in', async () => {
    const ada = await app.world.user();
    expect((await ask(ada, 'Wrong-password-1')).status).toBe(422);
    const { due_at: dueAt } = (await ask(ada)).data;
    expect(Math.round((Date.parse(dueAt) - app.clock.now().getTime()) / DAY)).toBe(14);
    expect(await whoami(ada.token)).toBeNull();
    app.clock.advance(13 * DAY);
    expect((await login(ada.email)).status).toBe(200);
    app.clock.advance(2 * DAY);
    await app.services.accounts.sweepDeleted(async (id) => void erased.push(id));
    expect((await login(ada.email)).status).toBe(200);
    const subjects = (await mailsTo(ada.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => !/new login/.test(subject)).slice(1)).toEqual([
      'Your Kenna account will be deleted',
      'Your Kenna account stays',
    ]);
  });

  it('is erased with its rows and files, and with nobody else’s', async () => {
    const [ada, bob] = [await app.world.user(), await app.world.user()];
    const urls = [await uploadPicture(ada, plainPicture(300, 300)), await uploadPicture(bob, plainPicture(300, 300))];
    const keys = urls.map((url) => app.blobs.keyOf(url) ?? '');
    await ada.api.call(accountAreaRoutes.uploadAvatar, { form: formOf(await plainPicture(9, 9).png().toBuffer()) });
    const avatar = await app.db.selectFrom('users').select('avatar_key').where('id', '=', ada.id).executeTakeFirst();
    await app.world.render({ owner: ada });
    await ask(ada);
    app.clock.advance(15 * DAY);
    await app.services.accounts.sweepDeleted(async (id) => void erased.push(id));
    expect(await app.db.selectFrom('users').select('id').where('id', '=', ada.id).execute()).toEqual([]);
    expect(await app.db.selectFrom('images').select('id').where('user_id', '=', ada.id).execute()).toEqual([]);
    expect(await app.blobs.get(avatar?.avatar_key ?? '')).toBeNull();
    expect(erased).toEqual([ada.id]);
    expect(await Promise.all(keys.map(async (key) => (await app.blobs.read(key)) !== null))).toEqual([false, true]);
    expect((await mailsTo(ada.email)).at(-1)?.subject).toBe('Your Kenna account is deleted');
    const again = { first_name: 'Ada', last_name: 'Lace', email: ada.email, is_agree: true as const };
    const body = { ...again, password: PASSWORD, password_confirmation: PASSWORD };
    expect((await app.api.call(accountRoutes.signup, { body })).status).toBe(200);
  });
});

describe('the data of an account', () => {
  it('are downloaded as an archive of pictures and documents without secrets, also by a blocked person', async () => {
    const [ada, bob] = [await app.world.user({ name: 'Ada' }), await app.world.user({ name: 'Bob' })];
    const url = await uploadPicture(ada, plainPicture(260, 240));
    await uploadPicture(bob, plainPicture(260, 240));
    await app.world.render({ owner: ada, prompt: 'a teal coat' });
    await app.world.collection({ owner: ada, title: 'Été' });
    await ada.api.call(colourRoutes.add, { body: { name: 'Atelier Blush', hex: '#e8c9c4' } });
    await app.db.updateTable('users').set({ is_blocked: true }).where('id', '=', ada.id).execute();
    const { data } = await ada.api.call(downloadRoutes.account, { body: {} });
    expect(data).toMatchObject({ total: 1 });
    expect(data.name).toMatch(/^kenna-account-[\d-]+\.zip$/);
    const files = unzipSync(new Uint8Array(await (await app.api.raw(data.url)).arrayBuffer()));
    const library = ['chats', 'collections', 'colours', 'images', 'notes', 'recipes', 'renders', 'runs'];
    const documents = [...library, 'devices', 'profile', 'quota'];
    const pictures = Object.keys(files).filter((name) => name.startsWith('pictures/'));
    expect(Object.keys(files).sort()).toEqual([...documents.map((name) => `${name}.json`), ...pictures].sort());
    expect(pictures).toHaveLength(1);
    const all = documents.map((name) => new TextDecoder().decode(files[`${name}.json`])).join('\n');
    expect(all).toContain('a teal coat');
    expect(all).toContain('Été');
    expect(all).toContain('Atelier Blush');
    for (const secret of ['argon2', 'password', 'token_hash', 'Bob', app.blobs.keyOf(url) ?? '']) {
      expect(all).not.toContain(secret);
    }
  });
});

describe('a blocked person’s account', () => {
  it('shows the reason, and gives access only to the account area', async () => {
    const blocked = await app.world.blockedUser();
    await app.db
      .updateTable('users')
      .set({ blocked_reason: 'Pictures of strangers' })
      .where('id', '=', blocked.id)
      .execute();
    expect(await profileOf(blocked)).toMatchObject({ is_blocked: 1, blocked_reason: 'Pictures of strangers' });
    expect((await blocked.api.call(accountAreaRoutes.listSessions)).status).toBe(200);
    expect(await blocked.api.call(imageRoutes.listMine)).toMatchObject({ status: 403, code: 1007 });
  });
});
