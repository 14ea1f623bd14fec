import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

/** Passes bytes on while it counts and hashes them. */
export function createMeter() {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return {
    through,
    /** Call it once, after the last byte. */
    result: () => ({ bytes, sha256: hash.digest('hex') }),
  };
}
