import { SheetRow, SheetSection } from '@callboard/kit/dialogs'
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
              one.keyName === undefined ? (
                one.note
              ) : (
                <span className={styles.key} aria-hidden>
                  {one.keyName}
                </span>
              )
            }
            color={one.isGrave ? 'var(--cb-red)' : undefined}
            component={component}
            {...one.hint}
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
    <SheetSection key={section.title ?? place} title={section.title} words={section.words}>
      {section.entries.map((one) => {
        const [component, rest] = elementOf(one, props.onDone)
        return (
          <SheetRow
            key={one.key ?? one.label}
            component={component}
            icon={one.icon}
            note={one.note}
            isGrave={one.isGrave}
            aria-keyshortcuts={one.hint?.['aria-keyshortcuts']}
            {...rest}
          >
            {one.label}
          </SheetRow>
        )
      })}
    </SheetSection>
  ))
