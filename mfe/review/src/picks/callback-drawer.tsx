import { dayIn } from '@callboard/core/http-contract'
import { Select } from '@callboard/kit/choices'
import { useAction } from '@callboard/kit/data'
import { DateField, TimeField } from '@callboard/kit/dates'
import { sayWallTime } from '@callboard/kit/day'
import { Drawer } from '@callboard/kit/dialogs'
import { FormFrame, useForm } from '@callboard/kit/form'
import { TextInput } from '@callboard/kit/inputs'
import { Face, Time } from '@callboard/kit/labels'
import { Checkbox } from '@callboard/kit/ticks'
import { Alert, Text, useNavigate } from '@callboard/kit/ui'
import type { Pick } from '@callboard/posting/contract'
import {
  callbackForm,
  DEFAULT_START_TIME,
  DEFAULT_ZONE,
  isPastMidnight,
  LOCATION_TYPES,
  type LocationType,
  needsPlace,
  type ProjectView,
  roleByRole,
} from '@callboard/projects/contract'
import { DEFAULT_SLOT_LENGTH, SLOT_LENGTHS } from '@callboard/scheduling/contract'
import { useState } from 'react'
import { callbackAction } from '../data/callback.ts'
import { countWords } from '../takes/take-words.ts'
import { clashesOf } from './callback-clash.ts'
import { nextCallbackName } from './callback-name.ts'
import { turnOf } from './callback-turn.ts'
import { replyWords } from './callback-words.ts'
import { calledBack, nameOf } from './pick-lines.ts'
import styles from './picks.module.css'

interface Typed {
  readonly name: string
  readonly date: string
  readonly start_time: string
  readonly location_type: LocationType
  readonly in_person_location: string
  readonly minutes: number
}

/** Why a chosen talent may be left out: a time in a later session, a second one of the name, a role that is gone. */
function Clashes({ pick, clashes }: { readonly pick: Pick; readonly clashes: readonly string[] }) {
  if (pick.callbacks.length + clashes.length === 0) return null
  return (
    <ul className={styles.clashes}>
      {pick.callbacks.map((callback) => (
        <li key={callback.starts_at}>
          {`${callback.session.name}, `}
          <Time at={callback.starts_at} zone={callback.session.time_zone} style="date-time" />
          {`, ${replyWords(callback)}`}
        </li>
      ))}
      {clashes.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  )
}

/** 'Create callback': a session of one date, in which each of the picked talent gets a time and is told of it. */
export default function CallbackDrawer(props: {
  readonly project: ProjectView
  readonly picks: readonly Pick[]
  readonly onCreated: () => void
  readonly onClose: () => void
}) {
  const { project, onClose } = props
  const navigate = useNavigate()
  const zone = props.picks[0]?.session.time_zone ?? DEFAULT_ZONE
  const [today] = useState(() => dayIn(zone, new Date()))
  const action = useAction(callbackAction, {
    onDone: (made) => {
      props.onCreated()
      const [day] = made.dates
      void navigate(`/session/${project.uri}/edit/${made._id}/schedule/${day?._id ?? ''}`)
    },
  })
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const chosen = roleByRole(props.picks)
  const talent = chosen.filter(({ record }) => !leftOut.has(record))
  const called = calledBack(talent)
  const take = (record: string, isTaken: boolean) =>
    setLeftOut((before) => {
      const after = new Set(before)
      if (isTaken) after.delete(record)
      else after.add(record)
      return after
    })
  const form = useForm({
    form: callbackForm,
    from: {
      name: nextCallbackName(project.sessions.map(({ name }) => name)),
      date: '',
      start_time: DEFAULT_START_TIME,
      location_type: 'In Person',
      in_person_location: '',
      minutes: DEFAULT_SLOT_LENGTH,
    } as Typed,
    rules: (typed) => ({
      ...(talent.length === 0 ? { talent: 'Choose at least one talent' } : {}),
      ...(needsPlace(typed.location_type) && !typed.in_person_location.trim()
        ? { in_person_location: 'A place is required' }
        : {}),
      ...(isPastMidnight(typed.start_time, typed.minutes, talent.length)
        ? {
            start_time: 'The last talent would come after midnight. Begin earlier, or give each less time.',
          }
        : {}),
    }),
    fieldOf: (path) => (path === 'length_time_slot' ? 'minutes' : path),
    input: ({ minutes, in_person_location, ...typed }) => ({
      ...typed,
      ...(needsPlace(typed.location_type) ? { in_person_location } : {}),
      studio: project._id,
      time_zone: zone,
      length_time_slot: minutes,
      talent: talent.map(({ record, role }) => ({ record, role })),
    }),
    draft: `callback:${project._id}`,
    action,
    save: (input) => action.run(input),
  })
  const { typed, change, errorAt } = form
  return (
    <Drawer opened onClose={onClose} size={480} title="Create callback">
      <FormFrame form={form} what="callback" action={`Create and invite ${talent.length}`} onCancel={onClose}>
        {called.length > 0 ? (
          <Alert color="ember" p="sm" title={`${called.length} of ${talent.length} called back already`} />
        ) : null}
        <TextInput label="Name" {...form.text('name')} />
        <div className={styles.when}>
          <DateField data-autofocus label="Date" min={today} {...form.value('date')} />
          <TimeField label="Start time" zone={zone} day={typed.date} {...form.value('start_time')} />
        </div>
        <Select
          label="Time for each talent"
          data={SLOT_LENGTHS.map((length) => ({ value: String(length), label: `${length} minutes` }))}
          allowDeselect={false}
          value={String(typed.minutes)}
          error={errorAt('minutes')}
          onChange={(value) => value && change({ minutes: Number(value) })}
        />
        <Select
          label="Location type"
          data={[...LOCATION_TYPES]}
          allowDeselect={false}
          value={typed.location_type}
          error={errorAt('location_type')}
          onChange={(value) => value && change({ location_type: value as LocationType })}
        />
        {needsPlace(typed.location_type) ? (
          <TextInput
            label="Place"
            required
            placeholder="Studio 4, 1200 Vine Street"
            {...form.text('in_person_location')}
          />
        ) : null}
        <Text size="sm" c="dimmed">
          {countWords(talent.length, 'talent', 'talent')}, role by role. Each gets an e-mail with the time,
          and may move or cancel it on their own page.
        </Text>
        <ol className={styles.turns} aria-label="Times">
          {chosen.map((pick) => {
            const place = talent.indexOf(pick)
            const { time, begins } = turnOf(typed, place, zone)
            const turn = begins && place >= 0 ? { begins, minutes: typed.minutes } : undefined
            return (
              <li key={pick.record} data-left-out={place < 0 || undefined}>
                <Checkbox
                  aria-label={`Call back ${nameOf(pick)}`}
                  checked={place >= 0}
                  onChange={({ currentTarget }) => take(pick.record, currentTarget.checked)}
                />
                <span>{place < 0 ? 'Left out' : time && sayWallTime(time)}</span>
                <Face of="talent" name={nameOf(pick)} src={pick.photo_url} size={32} />
                <div>
                  <span>{nameOf(pick)}</span>
                  <Clashes pick={pick} clashes={clashesOf(pick, chosen, project.project_roles, turn)} />
                </div>
                <span>{pick.role}</span>
              </li>
            )
          })}
        </ol>
        {errorAt('talent') ? (
          <Text size="sm" c="var(--cb-red)" role="alert">
            {errorAt('talent')}
          </Text>
        ) : null}
      </FormFrame>
    </Drawer>
  )
}
