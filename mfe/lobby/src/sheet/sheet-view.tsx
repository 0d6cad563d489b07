import { requestOf } from '@callboard/core/http-contract'
import { Select } from '@callboard/kit/choices'
import { shortDay, wholeDay } from '@callboard/kit/day'
import { IconChevronDown, IconClipboard, IconDownload, IconPrinter } from '@callboard/kit/icons'
import { TextInput } from '@callboard/kit/inputs'
import { Paper } from '@callboard/kit/print'
import { Button, EmptyState, Group, Page, Text, useMediaQuery } from '@callboard/kit/ui'
import { downloadSignInSheet, type SignInSheet } from '@callboard/lobby/contract'
import { useId, useState } from 'react'
import styles from './sheet.module.css'
import { SheetTable } from './sheet-table.tsx'
import { useTypedHead } from './use-typed-head.ts'

/** Above it the lines would begin below the first screen. */
const NARROW = '(max-width: 550px)'

/** The page around the sheet; only the sheet itself is printed. */
export function SheetView(props: { readonly sheet: SignInSheet; readonly onDay: (day: string) => void }) {
  const { sheet, onDay } = props
  const { session, day } = sheet
  const [head, setHead] = useTypedHead(session._id)
  const isNarrow = useMediaQuery(NARROW, matchMedia(NARROW).matches)
  const [isOpen, setOpen] = useState(false)
  const isFolded = isNarrow && !isOpen
  const fields = useId()
  const named = Object.fromEntries(Object.entries(head).filter(([, value]) => value !== ''))
  const csv = requestOf(downloadSignInSheet, { session: session._id, ...(day ? { day } : {}), ...named })
  return (
    <Page
      title="Sign-in sheet"
      tabTitle={`Sign-in sheet, ${sheet.title}`}
      breadcrumb={[{ label: 'Live room', to: `/studio/${session.studio_uri}/${session._id}` }]}
      description={[session.studio_name, session.name].join(' · ')}
      actions={
        <>
          <Button component="a" href={csv.address} variant="default" leftSection={<IconDownload size={16} />}>
            Download CSV
          </Button>
          <Button leftSection={<IconPrinter size={16} />} onClick={() => window.print()}>
            Print or save as PDF
          </Button>
        </>
      }
    >
      {isNarrow ? (
        <Button
          variant="default"
          h={44}
          mb="md"
          fullWidth
          justify="space-between"
          rightSection={<IconChevronDown size={16} className={styles.fold} />}
          aria-expanded={isOpen}
          aria-controls={fields}
          onClick={() => setOpen(!isOpen)}
        >
          {[sheet.audition_date ? shortDay(sheet.audition_date) : '', 'Date, advertiser, product']
            .filter(Boolean)
            .join(' · ')}
        </Button>
      ) : null}
      <Group id={fields} align="flex-end" gap="md" mb="lg" display={isFolded ? 'none' : undefined}>
        {session.dates.length > 1 ? (
          <Select
            label="Date"
            miw={236}
            allowDeselect={false}
            data={session.dates.map(({ _id, date }) => ({ value: _id, label: wholeDay(date) }))}
            value={day}
            onChange={(next) => onDay(next ?? '')}
          />
        ) : null}
        <TextInput
          label="Advertiser"
          value={head.advertiser}
          onChange={({ currentTarget }) => setHead({ ...head, advertiser: currentTarget.value })}
        />
        <TextInput
          label="Product"
          value={head.product}
          onChange={({ currentTarget }) => setHead({ ...head, product: currentTarget.value })}
        />
        <Text size="sm" c="dimmed" className={styles.hint}>
          Print the background graphics, too, to keep the colours of the clock.
        </Text>
      </Group>
      {sheet.rows.length === 0 ? (
        <EmptyState icon={<IconClipboard size={24} />} title="Nobody has checked in on this date">
          Talent stand here with the time of their arrival as soon as they check in.
        </EmptyState>
      ) : (
        <Paper label="Sheet" className={styles.paper}>
          <dl className={styles.head} data-folded={isFolded || undefined}>
            {[
              ['Casting representative', sheet.casting_representative],
              ['Title', sheet.title],
              ['Audition date', sheet.audition_date ? wholeDay(sheet.audition_date) : ''],
              ['Advertiser', head.advertiser],
              ['Product', head.product],
            ].map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <SheetTable rows={sheet.rows} zone={session.time_zone} />
        </Paper>
      )}
    </Page>
  )
}
