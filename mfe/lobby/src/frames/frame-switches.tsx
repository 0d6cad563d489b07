import { Switch } from '@callboard/kit/ticks'
import { FRAME_WORDS, FRAMES } from './frame-names.ts'
import { sizesOf, withFrame } from './frame-view.ts'
import { useSharedFrames } from './use-frames.ts'

/** The switches of the list by which staff open and close the frames; none in the virtual lobby. */
export function FrameSwitches() {
  const frames = useSharedFrames()
  if (!frames) return null
  const { view, change } = frames
  const sizes = sizesOf(view)
  return FRAMES.map((name) => (
    <Switch
      key={name}
      label={FRAME_WORDS[name]}
      checked={sizes[name] !== null}
      onChange={({ currentTarget }) => change(withFrame(view, name, currentTarget.checked))}
    />
  ))
}
