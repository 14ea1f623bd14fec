import { placeholdersOf } from '@kenna/contract';
import { Textarea } from '@mantine/core';

interface ProductWordsProps {
  readonly label: string;
  readonly limit: number;
  /** All columns of the sheet. */
  readonly columns: readonly string[];
  readonly value: string;
  readonly onChange: (words: string) => void;
}

const inBraces = (columns: readonly string[]): string => columns.map((column) => `{${column}}`).join(' ');

/** Words in which the names of columns in braces stand for the texts of each product. */
export function ProductWords({ label, limit, columns, value, onChange }: ProductWordsProps) {
  const unknown = placeholdersOf(value).filter((column) => !columns.includes(column));
  return (
    <Textarea
      label={label}
      description={`Text in braces is filled in for each product: ${inBraces(columns)}`}
      error={unknown.length > 0 && `The sheet has no column ${inBraces(unknown)}`}
      autosize
      dir="auto"
      minRows={2}
      maxLength={limit}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
