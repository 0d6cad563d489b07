import type { LocationType } from '@callboard/projects/contract'
import type { RoomPlace } from '../live/room-place.ts'

/** The frames of a live room of staff: the talent far away, and the camera of the casting room. */
export type FrameName = 'remote' | 'in_person'

export type ViewMode = 'local' | 'remote' | 'both' | 'virtual_remote'

/** Size of a frame on the screen; a small one lies in a corner of the large one. */
export type FrameSize = 'large' | 'small'

export interface FrameView {
  readonly mode: ViewMode
  /** The address asks for a second frame beside the one in focus. */
  readonly split: boolean
  /** The frames in use. A frame in use may be hidden by the mode while the other one is in use, too. */
  readonly used: Readonly<Record<FrameName, boolean>>
}

export interface FrameStart {
  readonly place: RoomPlace
  /** Of today's date, else of the last one. */
  readonly location: LocationType | undefined
  readonly split: boolean
}

/** The first and third location type, and a video submission, are remote; the second is in person. */
const frameOf = ({ place, location }: FrameStart): FrameName =>
  place === 'backoffice' || (place === 'main' && location === 'In Person') ? 'in_person' : 'remote'

/** The view with which a live room begins. */
export function startingView(start: FrameStart): FrameView {
  const split = start.split && start.place !== 'test'
  const first = frameOf(start)
  return {
    mode: split ? 'virtual_remote' : 'local',
    split,
    used: { remote: split || first === 'remote', in_person: split || first === 'in_person' },
  }
}

/** The shown frames. */
export function sizesOf({ mode, split, used }: FrameView): Readonly<Record<FrameName, FrameSize | null>> {
  if (!used.remote || !used.in_person)
    return { remote: used.remote ? 'large' : null, in_person: used.in_person ? 'large' : null }
  switch (mode) {
    case 'both':
      return { remote: 'large', in_person: 'large' }
    case 'remote':
      return { remote: 'large', in_person: null }
    case 'local':
      return { remote: split ? 'small' : null, in_person: 'large' }
    case 'virtual_remote':
      return { remote: 'large', in_person: 'small' }
  }
}

/** The frame with the controls of the own camera and of the recording; `null` while none is shown. */
export function speakingFrame(view: FrameView): FrameName | null {
  const { remote, in_person } = sizesOf(view)
  if (remote === 'large') return 'remote'
  return in_person === 'large' ? 'in_person' : null
}

/** The view toggle is there only when an in-person or back-office frame is used. */
export const hasToggle = ({ used }: FrameView): boolean => used.in_person

/** The choice of the toggle that is shown as made. */
export function chosenMode(view: FrameView): ViewMode {
  return view.used.remote ? view.mode : 'local'
}

export function withMode(view: FrameView, mode: ViewMode): FrameView {
  return { ...view, mode, used: { remote: mode !== 'local' || view.used.remote, in_person: true } }
}

/** The frame comes into focus: it is the large one of a split view. */
export function withFocus(view: FrameView, frame: FrameName): FrameView {
  return withMode(view, frame === 'remote' ? 'virtual_remote' : 'local')
}

/** A frame is opened, beside the one that is shown, or closed: then the other one in use is shown. */
export function withFrame(view: FrameView, frame: FrameName, isOpen: boolean): FrameView {
  const used = { ...view.used, [frame]: isOpen }
  return { ...view, used, mode: used.remote && used.in_person ? 'both' : view.mode }
}
