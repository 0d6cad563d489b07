import { createContext, useContext, useMemo, useState } from 'react'
import type { LobbyModel } from '../live/lobby-model.ts'
import type { RoomPlace } from '../live/room-place.ts'
import { type FrameView, startingView } from './frame-view.ts'

export interface Frames {
  readonly view: FrameView
  readonly change: (view: FrameView) => void
}

/** Location type of the session's date: today's, else the last one's. */
const locationOf = ({ dates, today }: LobbyModel['session']) =>
  (dates.find(({ _id }) => _id === today) ?? dates.at(-1))?.location_type

/** The frames of a live room: as its date needs them, until a person at the page chooses others. */
export function useFrames(
  place: RoomPlace,
  session: LobbyModel['session'] | undefined,
  split: boolean,
): Frames {
  const location = session && locationOf(session)
  const start = useMemo(() => startingView({ place, location, split }), [place, location, split])
  const [chosen, choose] = useState<{ readonly start: FrameView; readonly view: FrameView }>()
  return useMemo(
    () => ({
      view: chosen?.start === start ? chosen.view : start,
      change: (view) => choose({ start, view }),
    }),
    [chosen, start],
  )
}

const Shared = createContext<Frames | null>(null)

/** Shares the frames with the switches of the list. */
export const FramesProvider = Shared.Provider

/** The frames of the room around this component; `null` where there is none, as in the virtual lobby. */
export const useSharedFrames = (): Frames | null => useContext(Shared)
