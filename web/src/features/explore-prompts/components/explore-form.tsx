import { Button, NativeSelect, Textarea } from '@mantine/core';
import { changedLandingItemSchema, modelTitle, MODELS, PROMPT_LIMIT, REQUIRED_TEXT, type Model } from '@kenna/contract';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useProductName } from '../../../lib/text/product-name.ts';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import classes from './explore-prompts.module.css';

interface ChosenPicture {
  readonly image_id: number;
  readonly webp_image_url: string;
  readonly variants: readonly { readonly width: number; readonly url: string }[];
  readonly thumbhash: string;
  readonly width: number;
  readonly height: number;
}

export interface ExploreValues {
  readonly prompt: string;
  readonly negative_prompt: string;
  readonly model: Model;
  readonly is_hidden: boolean;
}

interface ExploreFormProps {
  readonly picture: ChosenPicture | null;
  readonly values: ExploreValues;
  /** The server's error messages by field. */
  readonly refusal: Readonly<Record<string, string>>;
  readonly busy: boolean;
  readonly submit: string;
  /** Buttons that choose a picture, absent if the picture cannot be changed. */
  readonly children?: ReactNode;
  readonly onSubmit: (values: ExploreValues) => void;
}

/** Edits an entry of the explore page: the picture and the prompt that 'Try prompt' uses. */
export function ExploreForm(props: ExploreFormProps) {
  const { picture, values: start, refusal, busy, submit, children, onSubmit } = props;
  const [values, setValues] = useState(start);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const productName = useProductName();
  const set = (part: Partial<ExploreValues>) => setValues((before) => ({ ...before, ...part }));

  function send(event: FormEvent) {
    event.preventDefault();
    const issues = changedLandingItemSchema.safeParse(values).error?.issues ?? [];
    const mistakes = Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
    const missing = picture === null ? { image_id: REQUIRED_TEXT } : {};
    setErrors({ ...mistakes, ...missing });
    if (issues.length === 0 && picture !== null) onSubmit(values);
  }

  const messages = { ...refusal, ...errors };
  return (
    <form className={classes.form} onSubmit={send} noValidate>
      <div className={classes.chosen}>
        {picture && (
          <Picture
            alt="The chosen picture"
            width={picture.width}
            height={picture.height}
            src={picture.webp_image_url}
            variants={picture.variants}
            thumbhash={picture.thumbhash}
            sizes="320px"
            eager
          />
        )}
        {children}
        {messages['image_id'] && (
          <p className={classes.error} role="alert">
            {messages['image_id']}
          </p>
        )}
      </div>
      <div className={classes.fields}>
        <Textarea
          label="Prompt"
          name="prompt"
          size="md"
          autosize
          minRows={3}
          maxLength={PROMPT_LIMIT}
          value={values.prompt}
          error={messages['prompt']}
          onChange={(event) => set({ prompt: event.currentTarget.value })}
        />
        <Textarea
          label="Exclude elements"
          name="negative_prompt"
          size="md"
          autosize
          maxLength={PROMPT_LIMIT}
          value={values.negative_prompt}
          error={messages['negative_prompt']}
          onChange={(event) => set({ negative_prompt: event.currentTarget.value })}
        />
        <NativeSelect
          label="Model"
          name="model"
          size="md"
          data={MODELS.map((value) => ({ value, label: modelTitle(value, productName) }))}
          value={values.model}
          onChange={(event) => set({ model: MODELS.find((each) => each === event.currentTarget.value) ?? 'kennaxl' })}
        />
        <SwitchField
          label="Hidden"
          hint="Visitors do not see it"
          checked={values.is_hidden}
          onChange={(is_hidden) => set({ is_hidden })}
        />
        <Button type="submit" size="md" loading={busy} className={classes.save ?? ''}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
