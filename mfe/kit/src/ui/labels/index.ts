/** Small marks on people and things. */
import './styles.ts'

export { Avatar, Badge, Divider } from '@mantine/core'
export { type BadgeState, StateBadge } from './state-badge.tsx'
export { Time } from './time.tsx'
