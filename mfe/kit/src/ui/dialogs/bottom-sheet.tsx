import type { DrawerProps } from '@mantine/core'
import type { ComponentPropsWithoutRef, ComponentType, ElementType, ReactNode } from 'react'
import styles from './bottom-sheet.module.css'
import { Drawer } from './dialogs.tsx'

/**
 * What stands for a menu on a phone: at the foot of the screen, as high as what is in it. A finger has opened it, so that
 * the focus begins at its title, without a frame, and not in a field.
 */
export const BottomSheet = (props: Pick<DrawerProps, 'title' | 'opened' | 'onClose' | 'children'>) => (
  <Drawer
    {...props}
    title={
      <span className="callboard-focus" tabIndex={-1} data-autofocus>
        {props.title}
      </span>
    }
    position="bottom"
    classNames={{ content: styles.root }}
  />
)

/** Rows of a sheet that belong together. */
export const SheetSection = (props: {
  readonly title?: string | undefined
  /** Stands for rows that are missing. */
  readonly words?: string | undefined
  readonly children: ReactNode
}) => (
  <section className={styles.section} aria-label={props.title}>
    {props.title === undefined ? null : <h3>{props.title}</h3>}
    {props.words === undefined ? null : <p>{props.words}</p>}
    {props.children}
  </section>
)

/** A row of a sheet, as high as a finger: a button, or the link that `component` names. */
export function SheetRow<C extends ElementType = 'button'>({
  component,
  icon: Icon,
  note,
  isGrave,
  children,
  ...rest
}: {
  readonly component?: C
  readonly icon: ComponentType<{ readonly size: number; readonly 'aria-hidden': true }>
  /** At the end of the row. */
  readonly note?: ReactNode
  /** What it takes away is not brought back by the same sheet. */
  readonly isGrave?: boolean | undefined
  readonly children: ReactNode
} & Omit<ComponentPropsWithoutRef<C>, 'className'>) {
  const Root: ElementType = component ?? 'button'
  return (
    <Root className={styles.row} data-grave={isGrave || undefined} {...rest}>
      <Icon size={20} aria-hidden />
      <span>{children}</span>
      {note}
    </Root>
  )
}
