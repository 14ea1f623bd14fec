import { useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker, useLocation, useNavigate, type Location } from 'react-router';
import { blockingLayer, isCovered, onLayerAdded, type Layer, type Move } from '../lib/navigation/layers.ts';

/** Lets Back close the topmost layer (dialog, menu) before it leaves the page. Used once, by `root.tsx`. */
export function useLayersBeforeBack(): void {
  const holding = useRef<Layer | null>(null);
  const blocker = useBlocker((move: Move) => {
    holding.current = blockingLayer(move) ?? null;
    return holding.current !== null;
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (holding.current === null) blocker.proceed();
    else holding.current.onBlocked(blocker);
  }, [blocker]);
  useExtraEntryBeforeLeaving();
}

const EXTRA_ENTRY = 'beforeLeaving';

const isExtraEntry = ({ state }: Location): boolean =>
  (state as Record<string, unknown> | null)?.[EXTRA_ENTRY] === true;

/** The router stores the index of each history entry in its state. */
const isFirstEntry = (): boolean => (window.history.state as { idx?: number } | null)?.idx === 0;

/**
 * Back on the first entry leaves the site and cannot be blocked. When a layer opens there, the entry is pushed a second
 * time, so that Back has a step to take. Once no layer is open, Back leaves both entries in one step.
 */
function useExtraEntryBeforeLeaving(): void {
  const navigate = useNavigate();
  const location = useLocation();
  const addEntry = useEffectEvent(() => {
    if (!isFirstEntry()) return;
    const state = { ...(location.state as object | null), [EXTRA_ENTRY]: true };
    void navigate(location, { state, preventScrollReset: true });
  });
  useEffect(() => onLayerAdded(() => addEntry()), []);
  const before = useRef(location);
  useEffect(() => {
    const cameBack = isExtraEntry(before.current) && !isExtraEntry(location) && isFirstEntry();
    before.current = location;
    if (cameBack && !isCovered()) void navigate(-1);
  }, [location, navigate]);
}
