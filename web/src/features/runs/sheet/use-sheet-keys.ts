import { useRef, useState, type ClipboardEvent, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import {
  boundsOf,
  cleared,
  columnsOf,
  copied,
  pasted,
  type CellRange,
  type Pasted,
  type Place,
} from './sheet-range.ts';
import { withText, type SheetDraft } from '../run-draft.ts';

interface SheetKeysOptions {
  readonly sheet: SheetDraft;
  /** The plan allows this number of products. */
  readonly maxRows: number;
  /** Changes with the same `typing` are undone together. */
  readonly onChange: (change: (sheet: SheetDraft) => SheetDraft, typing?: string) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onPasted: (leftOut: Pasted['leftOut']) => void;
  /** Moves the focus to the anchor of a range, which is rendered meanwhile, and shows its head. */
  readonly focus: (range: CellRange) => void;
}

/** Rows by which Page Up and Page Down move. */
const PAGE_ROWS = 15;

/** The place of a cell's field, which its attribute has; null for every other element. */
function placeOf(target: EventTarget): Place | null {
  const text = target instanceof HTMLElement ? target.dataset['place'] : undefined;
  const [row, column] = text?.split(':').map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
}

const isSame = (one: Place, other: Place): boolean => one.row === other.row && one.column === other.column;

const single = (place: Place): CellRange => ({ anchor: place, head: place });

/**
 * The keys, the pointer and the clipboard of a sheet, as in spreadsheet programs: a focused cell is selected, and typing
 * replaces its text; F2 or another click edits the text, and then the arrows move within it.
 */
export function useSheetKeys({ sheet, maxRows, onChange, onUndo, onRedo, onPasted, focus }: SheetKeysOptions) {
  const [range, setRange] = useState<CellRange | null>(null);
  /** The text before a cell is edited; null while cells are selected. */
  const edited = useRef<string | null>(null);
  const sessions = useRef(0);
  const isDragging = useRef(false);
  const last: Place = { row: sheet.rows.length - 1, column: columnsOf(sheet).length - 1 };

  const within = ({ row, column }: Place): Place => ({
    row: Math.max(0, Math.min(last.row, row)),
    column: Math.max(0, Math.min(last.column, column)),
  });
  const edit = (text: string) => {
    sessions.current += 1;
    edited.current = text;
  };
  const select = (next: CellRange) => {
    edited.current = null;
    setRange(next);
    focus(next);
  };
  const rangeAt = (place: Place): CellRange => (range !== null && isSame(range.anchor, place) ? range : single(place));

  /** The cell to which a key moves; null for every other key. */
  function target({ key, ctrlKey, metaKey }: KeyboardEvent, { row, column }: Place): Place | null {
    const isFar = ctrlKey || metaKey;
    const far = isFar ? Infinity : 1;
    switch (key) {
      case 'ArrowUp':
        return within({ row: row - far, column });
      case 'ArrowDown':
        return within({ row: row + far, column });
      case 'ArrowLeft':
        return within({ row, column: column - far });
      case 'ArrowRight':
        return within({ row, column: column + far });
      case 'PageUp':
        return within({ row: row - PAGE_ROWS, column });
      case 'PageDown':
        return within({ row: row + PAGE_ROWS, column });
      case 'Home':
        return { row: isFar ? 0 : row, column: 0 };
      case 'End':
        return { row: isFar ? last.row : row, column: last.column };
      default:
        return null;
    }
  }

  /** Returns whether the key was one of a field that is edited or not. */
  function pressWhileEditing({ key, shiftKey, target: field }: KeyboardEvent, place: Place): boolean {
    if (!(field instanceof HTMLInputElement)) return false;
    if (key === 'Enter') select(single(within({ row: place.row + (shiftKey ? -1 : 1), column: place.column })));
    else if (key === 'Escape') {
      const before = edited.current ?? '';
      write(place, before);
      select(single(place));
    } else if (key === 'F2') select(single(place));
    else return false;
    return true;
  }

  function press(event: KeyboardEvent, place: Place): boolean {
    const { key, shiftKey, ctrlKey, metaKey, target: field } = event;
    const current = rangeAt(place);
    const moved = target(event, shiftKey ? current.head : place);
    if (moved !== null) {
      select(shiftKey ? { anchor: place, head: moved } : single(moved));
      return true;
    }
    if (key === 'Enter') select(single(within({ row: place.row + (shiftKey ? -1 : 1), column: place.column })));
    else if (key === 'F2' && field instanceof HTMLInputElement) {
      edit(field.value);
      setRange(single(place));
      field.setSelectionRange(field.value.length, field.value.length);
    } else if (key === 'Delete' || key === 'Backspace') onChange((before) => cleared(before, current));
    else if (key === 'Escape') select(single(place));
    else if ((ctrlKey || metaKey) && key === 'a') select({ anchor: { row: 0, column: 0 }, head: last });
    else return false;
    return true;
  }

  function write({ row, column }: Place, text: string): void {
    const name = columnsOf(sheet)[column]!;
    const typing = `${sheet.rows[row]?.key} ${name} ${sessions.current}`;
    onChange(
      (before) => ({
        ...before,
        rows: before.rows.map((each, index) => (index === row ? withText(each, name, text) : each)),
      }),
      typing,
    );
  }

  const handlers = {
    onKeyDown(event: KeyboardEvent) {
      const place = placeOf(event.target);
      if (place === null || event.nativeEvent.isComposing || event.altKey) return;
      const key = event.key.toLowerCase();
      if ((event.ctrlKey || event.metaKey) && (key === 'z' || key === 'y')) {
        if (key === 'y' || event.shiftKey) onRedo();
        else onUndo();
        select(rangeAt(place));
      } else if (!(edited.current === null ? press(event, place) : pressWhileEditing(event, place))) return;
      event.preventDefault();
    },
    onFocus({ target: field }: FocusEvent) {
      const place = placeOf(field);
      if (place === null || !(field instanceof HTMLInputElement)) return;
      if (range === null || !isSame(range.anchor, place)) setRange(single(place));
      edited.current = null;
      field.select();
    },
    onMouseDown(event: MouseEvent) {
      const place = placeOf(event.target);
      if (place === null || event.button !== 0 || !(event.target instanceof HTMLInputElement)) return;
      if (event.shiftKey && range !== null) {
        event.preventDefault();
        select({ anchor: range.anchor, head: place });
      } else if (document.activeElement !== event.target) {
        // The browser would put the caret into the text, in which typing then adds something.
        event.preventDefault();
        isDragging.current = true;
        select(single(place));
      } else if (edited.current === null) {
        edit(event.target.value);
        setRange(single(place));
      }
    },
    onMouseOver({ target: field, buttons }: MouseEvent) {
      if (buttons % 2 === 0) isDragging.current = false;
      const place = placeOf(field);
      if (place === null || range === null || !isDragging.current) return;
      setRange({ anchor: range.anchor, head: place });
    },
    onCopy(event: ClipboardEvent) {
      const place = placeOf(event.target);
      if (place === null || edited.current !== null) return;
      event.clipboardData.setData('text/plain', copied(sheet, rangeAt(place)));
      event.preventDefault();
    },
    onCut(event: ClipboardEvent) {
      const place = placeOf(event.target);
      if (place === null || edited.current !== null) return;
      handlers.onCopy(event);
      onChange((before) => cleared(before, rangeAt(place)));
    },
    onPaste(event: ClipboardEvent) {
      const place = placeOf(event.target);
      if (place === null || edited.current !== null) return;
      event.preventDefault();
      const result = pasted(sheet, rangeAt(place), event.clipboardData.getData('text/plain'), maxRows);
      onChange(() => result.sheet);
      select(result.range);
      onPasted(result.leftOut);
    },
  };

  return {
    range,
    bounds: range && boundsOf(range),
    handlers,
    /** A field was typed into. */
    type(place: Place, before: string, text: string) {
      if (edited.current === null) {
        edit(before);
        setRange(single(place));
      }
      write(place, text);
    },
  };
}
