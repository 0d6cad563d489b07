import { Modal } from '@mantine/core'
import { type ComponentType, type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react'
import '../../ui/dialogs/styles.ts'
import { useFound } from '../../data/search/use-found.ts'
import { type RecentChoice, recentChoices } from '../../data/session/recent-choices.ts'
import { useAccount } from '../../data/session/session.ts'
import { FocusBack } from '../../ui/dialogs/focus-back.tsx'
import {
  IconBolt,
  IconCalendarEvent,
  IconFolderOpen,
  IconHome,
  IconPhoto,
  IconSearch,
} from '../../ui/icons.ts'
import { closeKeys, takeTypedAhead, useCommandList, useOpenKeys } from '../../ui/keys/keys.ts'
import { Face } from '../../ui/labels/face.tsx'
import { useNavigate } from '../../ui/router.ts'
import { sayError } from '../../ui/text/describe-error.ts'
import styles from './palette.module.css'
import { type Entry, finds, matchedParts, nothingWords, recentOf, sectionsOf } from './palette-model.ts'

const FIND = 'Find talent, session, project'

const ICONS: Readonly<Record<Exclude<Entry['kind'], 'talent'>, ComponentType<{ size: number }>>> = {
  action: IconBolt,
  session: IconCalendarEvent,
  project: IconFolderOpen,
  page: IconPhoto,
  place: IconHome,
}

function Picture({ kind, label, photo }: Entry) {
  if (kind === 'talent') return <Face of="talent" name={label} src={photo} size={24} />
  const Icon = ICONS[kind]
  return (
    <span className={styles.icon} aria-hidden="true">
      <Icon size={16} />
    </span>
  )
}

function Matched({ text, query }: { readonly text: string; readonly query: string }) {
  let at = 0
  return matchedParts(text, query).map((part) => {
    at += part.text.length
    return part.found ? <b key={at}>{part.text}</b> : <span key={at}>{part.text}</span>
  })
}

const NO_CHOICES: readonly RecentChoice[] = []

function useEntries(query: string, isShown: boolean) {
  const commands = useCommandList()
  const account = useAccount()
  const type = account?.user_type
  const found = useFound(query, isShown && finds(type))
  const owner = account?._id
  // Read when it opens: another tab may have chosen since.
  const recent = useMemo(
    () => (owner !== undefined && isShown ? recentChoices.of(owner) : NO_CHOICES),
    [owner, isShown],
  )
  const sections = sectionsOf({
    query,
    commands,
    found: found.answer,
    recent,
    asStaff: type !== 'client',
  })
  const keep = (entry: Entry) => {
    const choice = recentOf(entry)
    if (owner !== undefined && choice) recentChoices.add(owner, choice)
  }
  return { sections, found, keep, type }
}

/** Ctrl or Cmd+K: actions of the screen, everything that the person may see by name, and places. */
export default function Palette() {
  const isShown = useOpenKeys() === 'palette'
  const [query, setQuery] = useState('')
  /** The entry that arrows have moved to; before that the first one is chosen, whatever comes meanwhile. */
  const [moved, setMoved] = useState<string>()
  const [before, setBefore] = useState(false)
  const navigate = useNavigate()
  const id = useId()
  if (isShown !== before) {
    setBefore(isShown)
    if (isShown) {
      setQuery(takeTypedAhead())
      setMoved(undefined)
    }
  }
  const { sections, found, keep, type } = useEntries(query, isShown)
  const entries = sections.flatMap((section) => section.entries)
  const place = Math.max(
    0,
    entries.findIndex((entry) => entry.id === moved),
  )
  const chosen = entries[place]
  const optionId = (entry: Entry) => `${id}-${entry.id}`
  const chosenId = chosen && optionId(chosen)
  useEffect(() => {
    if (chosenId !== undefined) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' })
  }, [chosenId])

  const choose = (entry: Entry) => {
    keep(entry)
    closeKeys()
    if (entry.run) entry.run()
    else if (entry.to !== undefined) void navigate(entry.to)
  }
  const pressed = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setMoved(entries[(place + step + entries.length) % entries.length]?.id)
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      choose(chosen)
    }
  }
  const nothing = entries.length === 0 && !found.isLate && found.error === undefined
  return (
    <>
      {isShown ? <FocusBack /> : null}
      <Modal
        opened={isShown}
        onClose={closeKeys}
        withCloseButton={false}
        size={640}
        padding={0}
        yOffset="12vh"
        centered={false}
        zIndex="var(--cb-z-palette)"
        classNames={{ content: styles.content, body: styles.body }}
        attributes={{ content: { 'aria-label': FIND } }}
      >
        <div className={styles.field}>
          <IconSearch size={16} aria-hidden />
          <input
            data-autofocus
            role="combobox"
            aria-expanded={entries.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={chosenId}
            aria-autocomplete="list"
            aria-label={FIND}
            placeholder={FIND}
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={({ currentTarget }) => {
              setQuery(currentTarget.value)
              setMoved(undefined)
            }}
            onKeyDown={pressed}
          />
        </div>
        <div id={`${id}-list`} className={styles.list} role="listbox" aria-label={FIND}>
          {sections.map(({ title, entries: ofSection }) => (
            // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, not sets of fields
            <div key={title} role="group" aria-labelledby={`${id}-${title}`}>
              <div id={`${id}-${title}`} className={styles.title} role="presentation">
                {title}
              </div>
              {ofSection.map((entry) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
                <div
                  key={entry.id}
                  id={optionId(entry)}
                  className={styles.entry}
                  role="option"
                  tabIndex={-1}
                  aria-selected={entry === chosen}
                  onMouseDown={(event) => event.preventDefault()}
                  onMouseMove={() => setMoved(entry.id)}
                  onClick={() => choose(entry)}
                >
                  <Picture {...entry} />
                  <span className={styles.words}>
                    <Matched text={entry.label} query={query} />
                  </span>
                  {entry.place ? <span className={styles.place}>{entry.place}</span> : null}
                  {entry.key ? <kbd className={styles.key}>{entry.key}</kbd> : null}
                </div>
              ))}
            </div>
          ))}
        </div>
        {found.isLate ? (
          <p className={styles.note} role="status">
            Still looking
          </p>
        ) : null}
        {found.error === undefined ? null : (
          <p className={styles.note} role="alert">
            Only this page was searched. {sayError(found.error)}
          </p>
        )}
        {nothing ? (
          <p className={styles.note} role="status">
            {nothingWords(query, type)}
          </p>
        ) : null}
      </Modal>
    </>
  )
}
