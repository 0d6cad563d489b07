import '@mantine/core/styles/Kbd.css'
import { Kbd } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { Modal } from '../dialogs/dialogs.tsx'
import '../dialogs/styles.ts'
import { keyLabel } from './key-labels.ts'
import styles from './key-list.module.css'
import { type KeyScope, keysOf } from './key-map.ts'
import { KEY_WORDS } from './key-words.ts'
import { closeKeys, keySheets, meanings, onKeys, useOpenKeys } from './keys.ts'

const mac = navigator.platform.startsWith('Mac')

/** The meanings that keys have now, by scope. */
function useKeyList(): ReadonlyMap<string, ReadonlySet<string>> {
  useSyncExternalStore(onKeys, keySheets)
  const taken = new Set<string>()
  const list = new Map<string, Set<string>>()
  for (const { scope, meaning, names } of meanings()) {
    const free = names.filter((key) => !taken.has(key))
    for (const key of free) taken.add(key)
    if (free.length === 0) continue
    list.set(scope, (list.get(scope) ?? new Set()).add(meaning))
  }
  return list
}

/** Keys that say nothing to people: not every keyboard has them. */
const UNSAID = new Set(['contextmenu'])

/** Dialog of the key `?`: the keys that work now, in groups, those of the screen first. */
export default function KeyList() {
  const now = useKeyList()
  const groups = (Object.keys(KEY_WORDS) as KeyScope[]).flatMap((scope) => {
    const bound = now.get(scope)
    if (!bound) return []
    const [title, words] = KEY_WORDS[scope]
    return [{ title, keys: Object.entries<string>(words).filter(([meaning]) => bound.has(meaning)), scope }]
  })
  return (
    <Modal
      opened={useOpenKeys() === 'keys'}
      onClose={closeKeys}
      title="Keys"
      size={groups.length > 1 ? 'xl' : 'md'}
    >
      <div className={styles.groups}>
        {groups.map(({ title, keys, scope }) => (
          <section key={scope} className={styles.group}>
            <h3>{title}</h3>
            <dl>
              {keys.map(([meaning, says]) => (
                <div key={meaning} className={styles.key}>
                  <dt>{says}</dt>
                  <dd>
                    {keysOf(scope, meaning)
                      .filter((name) => !UNSAID.has(name))
                      .map((name) => (
                        <Kbd key={name} size="xs">
                          {keyLabel(name, mac)}
                        </Kbd>
                      ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  )
}
