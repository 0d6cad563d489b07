import { ariaKeys, keyWord } from '@callboard/kit/keys'
import { Menu } from '@callboard/kit/menus'
import { Link } from '@callboard/kit/ui'
import { Fragment } from 'react'
import styles from './review-head.module.css'
import type { Entry, Section } from './wall-entries.ts'

const isUsed = ({ entries, words }: Section) => entries.length > 0 || words !== undefined

/** The element of an entry with what it is told; a button in the eyes of its types. @param after it was chosen */
function elementOf(
  { act }: Entry,
  after: () => void,
): readonly ['button', Readonly<Record<string, unknown>>] {
  if (!act) return ['button', { type: 'button', disabled: true }]
  if ('run' in act) {
    const onClick = () => {
      after()
      act.run()
    }
    return ['button', { type: 'button', onClick }]
  }
  if ('to' in act) return [Link as unknown as 'button', { to: act.to, onClick: after }]
  const file =
    'tab' in act
      ? { href: act.tab, target: '_blank', rel: 'noopener' }
      : { href: act.download, download: true }
  return ['a' as 'button', { ...file, onClick: after }]
}

const keysOf = ({ meaning }: Entry) => meaning && ariaKeys('wall', meaning)

/** In a menu. */
export const EntryItems = ({ sections }: { readonly sections: readonly Section[] }) =>
  sections.filter(isUsed).map((section, place) => (
    <Fragment key={section.title ?? place}>
      {place === 0 ? null : <Menu.Divider />}
      {section.title === undefined ? null : <Menu.Label>{section.title}</Menu.Label>}
      {section.words === undefined ? null : <Menu.Label>{section.words}</Menu.Label>}
      {section.entries.map((one) => {
        const [component, rest] = elementOf(one, () => undefined)
        return (
          <Menu.Item
            key={one.key ?? one.label}
            leftSection={<one.icon size={16} aria-hidden />}
            rightSection={
              one.meaning ? (
                <span className={styles.key} aria-hidden>
                  {keyWord('wall', one.meaning)}
                </span>
              ) : (
                one.note
              )
            }
            aria-keyshortcuts={keysOf(one)}
            component={component}
            {...rest}
          >
            {one.label}
          </Menu.Item>
        )
      })}
    </Fragment>
  ))

/** In a sheet. @param onDone something was chosen */
export const EntryRows = (props: { readonly sections: readonly Section[]; readonly onDone: () => void }) =>
  props.sections.filter(isUsed).map((section, place) => (
    <section key={section.title ?? place} className={styles.rows} aria-label={section.title}>
      {section.title === undefined ? null : <h3>{section.title}</h3>}
      {section.words === undefined ? null : <p>{section.words}</p>}
      {section.entries.map((one) => {
        const [Element, rest] = elementOf(one, props.onDone)
        return (
          <Element
            key={one.key ?? one.label}
            className={styles.row}
            aria-keyshortcuts={keysOf(one)}
            {...rest}
          >
            <one.icon size={20} aria-hidden />
            <span>{one.label}</span>
            {one.note}
          </Element>
        )
      })}
    </section>
  ))
