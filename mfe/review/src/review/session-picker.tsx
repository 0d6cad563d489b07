import { IconCheck, IconChevronDown } from '@callboard/kit/icons'
import { Menu } from '@callboard/kit/menus'
import { Link } from '@callboard/kit/ui'
import { shortName } from './review-groups.ts'
import styles from './review-head.module.css'

interface Session {
  readonly _id: string
  readonly name: string
}

/** The title as a menu of the sessions of its project; one of them leads to its review. */
export default function SessionPicker(props: {
  readonly uri: string
  readonly project: string
  readonly current: Session
  readonly others: readonly Session[]
}) {
  const { current } = props
  const sessions = [current, ...props.others]
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <button type="button" className={styles.title} title={`Sessions of ${props.project}`}>
          <span>{current.name}</span>
          <IconChevronDown size={20} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown className={styles.menu}>
        <Menu.Label>Sessions of {props.project}</Menu.Label>
        {sessions.map(({ _id, name }) => (
          <Menu.Item
            key={_id}
            component={Link}
            to={`/video/${props.uri}/${_id}`}
            aria-current={_id === current._id ? 'page' : undefined}
            rightSection={_id === current._id ? <IconCheck size={16} aria-hidden /> : null}
          >
            {shortName(name)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
