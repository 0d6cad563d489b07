import '@mantine/core/styles/Kbd.css'
import { Kbd } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { Modal } from '../dialogs/dialogs.tsx'
import '../dialogs/styles.ts'
import { keyColumns } from './key-columns.ts'
import { keyLabel } from './key-labels.ts'
import styles from './key-list.module.css'
import type { KeyScope } from './key-map.ts'
import { KEY_WORDS } from './key-words.ts'
import { closeKeys, keySheets, meanings, onKeys, useOpenKeys } from './keys.ts'
import { keysNow } from './keys-now.ts'

const mac = navigator.platform.startsWith('Mac')

function useKeysNow() {
  useSyncExternalStore(onKeys, keySheets)
  return keysNow(meanings())
}

/** Keys that say nothing to people: not every keyboard has them. */
const UNSAID = new Set(['contextmenu'])

/** Of the dialog, by its columns. */
const WIDTHS: Readonly<Record<number, number>> = { 2: 700, 3: 1040 }
/** Rows that are as high as the title of a group and the room around it. */
const HEAD = 2

/** Dialog of the key `?`: the keys that work now, in groups, those of the screen first. */
export default function KeyList() {
  const now = useKeysNow()
  const groups = (Object.keys(KEY_WORDS) as KeyScope[]).flatMap((scope) => {
    const bound = now.get(scope)
    if (!bound) return []
    const [title, words, note] = KEY_WORDS[scope]
    const keys = Object.entries<string>(words).flatMap(([meaning, says]) => {
      const names = bound.get(meaning)?.filter((name) => !UNSAID.has(name))
      return names ? [{ meaning, says, names }] : []
    })
    return [{ title, keys, scope, note }]
  })
  const columns = keyColumns(groups, ({ keys }) => HEAD + keys.length)
  return (
    <Modal
      opened={useOpenKeys() === 'keys'}
      onClose={closeKeys}
      title="Keys"
      size={WIDTHS[columns.length] ?? 'md'}
      classNames={{ content: styles.content! }}
    >
      <div className={styles.groups}>
        {columns.map((column) => (
          <div key={column[0]?.scope}>
            {column.map(({ title, keys, scope, note }) => (
              <section key={scope} className={styles.group}>
                <h3>{title}</h3>
                <dl>
                  {keys.map(({ meaning, says, names }) => (
                    <div key={meaning} className={styles.key}>
                      <dt>{says}</dt>
                      <dd>
                        {names.map((name) => (
                          <Kbd key={name} size="xs">
                            {keyLabel(name, mac)}
                          </Kbd>
                        ))}
                      </dd>
                    </div>
                  ))}
                </dl>
                {note ? <p>{note}</p> : null}
              </section>
            ))}
          </div>
        ))}
      </div>
    </Modal>
  )
}
