import { Select } from '@callboard/kit/choices'
import { wholeDay } from '@callboard/kit/day'
import { FileButton } from '@callboard/kit/ticks'
import { Anchor, Button, Group, Stack, Text } from '@callboard/kit/ui'
import { BULK_COLUMNS, BULK_LIMIT_BYTES, BULK_LIMIT_ROWS, sampleCsv } from '@callboard/lobby/contract'
import { useState } from 'react'
import type { LobbyModel } from '../live/lobby-model.ts'

/** The file, and the date of talent without a call time. */
export function BulkChoice(props: {
  readonly session: LobbyModel['session']
  readonly name: string | undefined
  readonly busy: boolean
  readonly onFile: (file: File, day: string) => Promise<void>
}) {
  const { dates, today, roles } = props.session
  const [day, setDay] = useState(today ?? dates.at(-1)?._id ?? '')
  const [words, setWords] = useState<string>()
  const sample = sampleCsv(dates.find(({ _id }) => _id === day)?.date ?? '2026-01-31', roles[0] ?? 'Hero')
  const choose = (file: File | null) => {
    if (!file) return
    const isTooLarge = file.size > BULK_LIMIT_BYTES
    setWords(isTooLarge ? 'This file is larger than 5 MB. Split it.' : undefined)
    if (!isTooLarge) void props.onFile(file, day)
  }
  if (dates.length === 0) return <Text>This session has no date yet. Add one first.</Text>
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        Up to {BULK_LIMIT_ROWS.toLocaleString('en-US')} talent with the columns {BULK_COLUMNS.join(', ')}.
        Names and email are needed; call_time is like 2026-03-02 10:30 AM.{' '}
        <Anchor
          size="sm"
          underline="always"
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(sample)}`}
          download="talent-sample.csv"
        >
          Download sample CSV
        </Anchor>
      </Text>
      {dates.length > 1 ? (
        <Select
          label="Date"
          description="Of talent without a call time."
          allowDeselect={false}
          data={dates.map(({ _id, date }) => ({ value: _id, label: wholeDay(date) }))}
          value={day}
          onChange={(next) => setDay(next ?? day)}
        />
      ) : null}
      <Group gap="sm">
        {/* Without the file's present choice a corrected file of the same name would not be read again. */}
        <FileButton key={props.name ?? ''} accept=".csv,text/csv" onChange={choose}>
          {(button) => (
            <Button {...button} variant={props.name ? 'default' : 'filled'} loading={props.busy}>
              {props.name ? 'Choose another file' : 'Choose a file'}
            </Button>
          )}
        </FileButton>
        <Text size="sm" c={words ? 'var(--cb-red)' : 'dimmed'} role={words ? 'alert' : undefined}>
          {words ?? props.name}
        </Text>
      </Group>
    </Stack>
  )
}
