import { Menu } from '@callboard/kit/menus'
import { Button, Link, useMediaQuery } from '@callboard/kit/ui'
import { createPortal } from 'react-dom'
import styles from './auth-links.module.css'
import { hostApp } from './host-app.ts'

/** Files that the operator replaces (`src/help`). They open beside the page, where something may be typed already. */
const SERVICE = [
  ['About Our Service', '/help/about.html'],
  ['Casting FAQ', '/help/faq.html'],
] as const
const SUPPORT = [
  ['Troubleshooting', '/help/troubleshooting.html'],
  ['Tech Support Fridays', '/help/tech-support.html'],
] as const

const BESIDE = { target: '_blank', rel: 'noopener' } as const

const entries = (pages: readonly (readonly [string, string])[]) =>
  pages.map(([label, href]) => (
    <Menu.Item key={href} component="a" href={href} {...BESIDE}>
      {label}
    </Menu.Item>
  ))

/**
 * In the header of every page that is about signing in. The page brings it there, so that no other page carries it. On a
 * phone everything is in one menu.
 */
export default function AuthLinks() {
  const header = document.querySelector('header [data-middle]')
  return header ? createPortal(<Links />, header) : null
}

function Links() {
  const isNarrow = useMediaQuery('(max-width: 860px)', undefined, { getInitialValueInEffect: false })
  const host = hostApp(window)
  return (
    <nav className={styles.root} aria-label="Help" data-host-app={host ? true : undefined}>
      {host ? (
        <>
          <Button variant="subtle" color="gray" onClick={() => history.back()}>
            Back
          </Button>
          <Button variant="subtle" color="gray" onClick={host.leave}>
            Leave
          </Button>
        </>
      ) : null}
      <span className={styles.space} />
      {isNarrow
        ? null
        : SERVICE.map(([label, href]) => (
            <a key={href} href={href} {...BESIDE}>
              {label}
            </a>
          ))}
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="subtle" color="gray">
            {isNarrow ? 'Help' : 'Actor Support'}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {isNarrow ? entries(SERVICE) : null}
          {isNarrow ? <Menu.Label>Actor Support</Menu.Label> : null}
          {entries(SUPPORT)}
          {isNarrow ? (
            <>
              <Menu.Divider />
              <Menu.Item component={Link} to="/book-a-demo">
                Book A Demo
              </Menu.Item>
            </>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      {isNarrow ? null : (
        <Button component={Link} to="/book-a-demo" variant="default">
          Book A Demo
        </Button>
      )}
    </nav>
  )
}
