import type { EngineState } from '@kenna/contract';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { licenceWords } from '../engine-words.ts';
import classes from './engines.module.css';

type ModelFile = NonNullable<EngineState['report']>['files'][number];

/** An address up to the punctuation of its sentence. */
const ADDRESS = /(https?:\/\/\S+?)(?=[.,;:]*(?:\s|$))/;

/** Sentences with their addresses as links. */
const Linked = ({ words }: { words: string }) =>
  words.split(ADDRESS).map((part, index) =>
    ADDRESS.test(part) ? (
      <a key={index} href={part} target="_blank" rel="noreferrer">
        {part}
      </a>
    ) : (
      part
    ),
  );

/** Every file of weights on the engine, with what it is used for or why it is not; files that need attention first. */
export function ModelFiles({ files }: { files: readonly ModelFile[] }) {
  const used = files.filter(({ use }) => use === 'used');
  const groups = [
    { title: 'Used', files: used },
    { title: 'Not used', files: files.filter(({ use }) => use === 'unused') },
    { title: 'In reserve', files: files.filter(({ use }) => use === 'ready') },
  ];
  return (
    <Disclosure title="Model files" summary={`${used.length} of ${files.length} used`}>
      {groups.map(
        (group) =>
          group.files.length > 0 && (
            <section key={group.title} aria-label={group.title}>
              <h3 className={classes.group}>{group.title}</h3>
              <ul className={classes.faults}>
                {group.files.map(({ name, folder, words, licence }) => (
                  <li key={`${folder}/${name}`} className={classes.file}>
                    <strong>{name}</strong>
                    <span className={classes.quiet}>{folder}</span>
                    <p>
                      <Linked words={words} />
                    </p>
                    {licence && (
                      <p className={classes.quiet} data-sells={licence.sells}>
                        {licenceWords(licence)}
                      </p>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </Disclosure>
  );
}
