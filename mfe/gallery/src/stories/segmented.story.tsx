import { Segmented, type SegmentedChoice } from '@callboard/kit/segmented'
import { useState } from 'react'

function Example(props: {
  readonly label: string
  readonly choices: readonly SegmentedChoice<string>[]
  readonly size?: 's'
  readonly grows?: true
  readonly panel?: string
}) {
  const { panel, ...shown } = props
  const [value, setValue] = useState(props.choices[0]?.value ?? '')
  return (
    <>
      <Segmented {...shown} value={value} onChange={setValue} {...(panel ? { panel } : {})} />
      {panel ? (
        <p id={panel} role="tabpanel">
          {props.choices.find((choice) => choice.value === value)?.label}
        </p>
      ) : null}
    </>
  )
}

const named = (...labels: readonly string[]) => labels.map((label) => ({ value: label, label }))

export const segmented = {
  name: 'Segmented',
  states: [
    ['buttons', <Example key="buttons" label="View" choices={named('Month', 'Week', 'Agenda')} />],
    [
      'tabs of a panel, with counts',
      <Example
        key="tabs"
        label="Takes"
        panel="segmented-story"
        choices={[
          { value: 'videos', label: 'Videos', count: 14 },
          { value: 'archived', label: 'Archived', count: 0 },
          { value: 'viewed', label: 'Viewed', count: 3 },
        ]}
      />,
    ],
    [
      'in the live room, as wide as its place',
      <Example key="small" label="Lists" size="s" grows choices={named('Checked In', 'Scheduled')} />,
    ],
  ],
} as const
