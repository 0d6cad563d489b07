import { useAnswer } from '@callboard/kit/data'
import { IconChevronDown } from '@callboard/kit/icons'
import { Menu } from '@callboard/kit/menus'
import { Button, Link } from '@callboard/kit/ui'
import { getLink, type PostingPageView } from '@callboard/posting/contract'
import type { Page } from '../data/page-input.ts'
import styles from './other-pages.module.css'

/** The other pages of the link that the page was opened by, each with what is left to answer there; nothing where it is the only one. */
export default function OtherPages(props: {
  readonly uri: string
  readonly page: Page
  readonly view: Pick<PostingPageView, '_id' | 'link'>
}) {
  const { uri, page } = props
  const { _id, link } = props.view
  const others = link?.posting_pages.filter((one) => one._id !== _id) ?? []
  const isOne = page.link !== undefined && others.length > 0
  const state = useAnswer(getLink, isOne ? { id: page.link } : undefined, { fresh: 0 })
  if (!link || others.length === 0) return null
  const leftOn = (id: string) =>
    state.kind === 'ready' ? state.data.posting_pages.find((one) => one._id === id)?.to_answer : undefined
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={16} />}>
          Pages
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={styles.menu}>
        {others.map((one) => {
          const left = leftOn(one._id)
          return (
            <Menu.Item
              key={one._id}
              component={Link}
              to={`/posting-page-via-link/${one.studio_uri || uri}/${link._id}/${one._id}`}
            >
              <span className={styles.name}>{one.name}</span>
              {typeof left === 'number' ? (
                <span className={styles.left}>{left === 0 ? 'All answered' : `${left} to answer`}</span>
              ) : null}
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}
