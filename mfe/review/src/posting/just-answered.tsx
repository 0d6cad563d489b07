import { keyHint } from '@callboard/kit/keys'
import { VisuallyHidden } from '@callboard/kit/ui'
import styles from './just-answered.module.css'
import type { JustAnswered } from './use-just-answered.ts'

/** What the last press on an answer to a talent has done, and the way back. */
export function JustAnsweredWords(props: {
  readonly name: string
  /** The begin of the name, in sight; undefined: the name stands beside. */
  readonly seen?: string | undefined
  /** Undefined: nothing was pressed, or not for this talent. */
  readonly just: JustAnswered | undefined
  /** The way back takes itself away: the focus goes elsewhere. */
  readonly onUndo: () => void
}) {
  const { just } = props
  return (
    <span className={styles.root} role="status">
      {just ? (
        <>
          <span className={styles.words}>
            {props.seen ? (
              <>
                {props.seen}
                <VisuallyHidden>{props.name.slice(props.seen.length)}</VisuallyHidden>:{' '}
              </>
            ) : (
              <VisuallyHidden>{props.name}: </VisuallyHidden>
            )}
            {just.words}
          </span>
          {just.undo ? (
            <>
              <VisuallyHidden>. </VisuallyHidden>
              <UndoAnswer undo={just.undo} onUndo={props.onUndo} />
            </>
          ) : null}
        </>
      ) : null}
    </span>
  )
}

export const UndoAnswer = ({ undo, onUndo }: { readonly undo: () => void; readonly onUndo: () => void }) => (
  <button
    type="button"
    // A field that is typed in keeps the focus.
    onMouseDown={(event) => event.preventDefault()}
    onClick={({ detail }) => {
      // Pressed by a key.
      if (detail === 0) onUndo()
      undo()
    }}
    {...keyHint('everywhere', 'undo', 'Undo')}
  >
    Undo
  </button>
)
