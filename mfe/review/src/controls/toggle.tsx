import { useAhead } from './use-ahead.ts'
import './controls.css'

/** A filter that is on or off. */
export function Toggle(props: {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}) {
  const [checked, show] = useAhead(props.checked)
  return (
    <label className="review-toggle" data-on={checked || undefined}>
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => {
          show(event.target.checked)
          props.onChange(event.target.checked)
        }}
      />
      {props.label}
    </label>
  )
}
