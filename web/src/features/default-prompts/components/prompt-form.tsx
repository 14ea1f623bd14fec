import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import {
  MODES,
  MODE_TABLE,
  newDefaultPromptSchema,
  parsePromptTemplate,
  PROMPT_TITLE_LIMIT,
  PROMPT_TOKENS,
  TEMPLATE_LIMIT,
  tokenText,
  type DefaultPrompt,
  type PromptToken,
} from '@kenna/contract';
import { useRef, useState, type FormEvent } from 'react';
import { isApiError } from '../../../lib/api/api-error.ts';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';
import { useSavePrompt } from '../default-prompts.api.ts';
import { insertToken } from '../insert-token.ts';
import { CommandPreview } from './command-preview.tsx';
import classes from './default-prompts.module.css';

interface PromptFormProps {
  /** The prompt to edit, null for a new one. */
  readonly prompt: DefaultPrompt | null;
  readonly onSaved: () => void;
}

const START = '{positive prompt} {accent prompt} {negative prompt} {size} {image count} {guidance} {model}';
const PAGES = MODES.map((value) => ({ value, label: MODE_TABLE[value].navigation }));

/** Edits a default prompt: its text, its placeholders and a preview of the final prompt. */
export function PromptForm({ prompt, onSaved }: PromptFormProps) {
  const [title, setTitle] = useState(prompt?.title ?? '');
  const [page, setPage] = useState(prompt?.page ?? 'GenerateImage');
  const [template, setTemplate] = useState(prompt?.template ?? START);
  const [isActive, setActive] = useState(prompt?.is_active ?? false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const area = useRef<HTMLTextAreaElement>(null);
  const save = useSavePrompt(prompt?.id ?? null);

  function insert(token: PromptToken) {
    const { selectionStart = template.length, selectionEnd = template.length } = area.current ?? {};
    const { text, caret } = insertToken(template, [selectionStart, selectionEnd], tokenText(token));
    setTemplate(text);
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(caret, caret);
    });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const values = { title, page, template, is_active: isActive };
    const issues = newDefaultPromptSchema.safeParse(values).error?.issues ?? [];
    const mistakes = Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
    setErrors(mistakes);
    if (issues.length > 0) return;
    save.mutate(values, {
      onSuccess: onSaved,
      onError: (error) => setErrors(isApiError(error) ? error.fields : {}),
    });
  }

  const { parts, mistake } = parsePromptTemplate(template);
  const placed = new Set(parts.flatMap((part) => (part.kind === 'token' ? [part.token] : [])));
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <div className={classes.two}>
        <TextInput
          label="Title"
          name="title"
          size="md"
          maxLength={PROMPT_TITLE_LIMIT}
          value={title}
          error={errors['title']}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <NativeSelect
          label="Page"
          name="page"
          size="md"
          data={PAGES}
          value={page}
          onChange={(event) => setPage(MODES.find((mode) => mode === event.currentTarget.value) ?? 'GenerateImage')}
        />
      </div>
      <Textarea
        ref={area}
        label="Template"
        name="template"
        size="md"
        autosize
        minRows={4}
        maxLength={TEMPLATE_LIMIT}
        spellCheck={false}
        classNames={{ input: classes.template ?? '' }}
        value={template}
        error={errors['template'] ?? mistake}
        onChange={(event) => setTemplate(event.currentTarget.value)}
      />
      <div className={classes.tokens} role="group" aria-label="Placeholders">
        {PROMPT_TOKENS.map((token) => (
          <button
            key={token}
            type="button"
            disabled={placed.has(token)}
            // Preventing the default keeps the focus and the caret in the text field.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => insert(token)}
          >
            {token}
          </button>
        ))}
      </div>
      <CommandPreview page={page} template={template} />
      <SwitchField
        label="Use it"
        hint={`For every render of ${MODE_TABLE[page].navigation}, in place of the one that is used now`}
        checked={isActive}
        onChange={setActive}
      />
      <Button type="submit" size="md" loading={save.isPending} className={classes.save ?? ''}>
        {prompt === null ? 'Create prompt' : 'Save'}
      </Button>
    </form>
  );
}
