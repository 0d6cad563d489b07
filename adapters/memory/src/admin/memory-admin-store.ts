import type {
  AdminRepositories,
  Message,
  MessageFilter,
  MessageRepository,
  TemplateOverride,
} from '@callboard/admin'
import type { OutboxEntry } from '@callboard/core/testing'
import { type MemoryUnitOfWork, memoryUnitOfWork } from '../memory-unit-of-work.ts'

const isLike = (message: Message, filter: MessageFilter): boolean =>
  (filter.to === undefined || message.to.startsWith(filter.to)) &&
  (filter.states === undefined || filter.states.includes(message.state)) &&
  (filter.channel === undefined || message.channel === filter.channel) &&
  (filter.sessionId === undefined || message.about.session_id === filter.sessionId) &&
  (filter.afterId === undefined || message.id < filter.afterId)

function messagesIn(messages: Map<string, Message>): MessageRepository {
  const find = async (id: string) => messages.get(id) ?? null
  return {
    find,
    lock: find,
    add: async (message) => {
      const isThere = [...messages.values()].some(
        ({ key, to, channel }) => key === message.key && to === message.to && channel === message.channel,
      )
      if (!isThere) messages.set(message.id, message)
      return !isThere
    },
    knownProviderIds: async (ids) => {
      const known = new Set([...messages.values()].map(({ providerId }) => providerId))
      return ids.filter((id) => known.has(id))
    },
    standIn: async (textId) =>
      [...messages.values()].find(({ insteadOf }) => insteadOf === textId)?.id ?? null,
    save: async (message) => void messages.set(message.id, message),
    page: async (filter, limit) =>
      [...messages.values()]
        .filter((message) => isLike(message, filter))
        .sort((a, b) => (a.id < b.id ? 1 : -1))
        .slice(0, limit)
        .map(({ id, channel, template, to, state, reason, createdAt, sentAt, about, insteadOf }) => ({
          id,
          channel,
          template,
          to,
          state,
          reason,
          createdAt,
          sentAt,
          about,
          insteadOf,
        })),
  }
}

/** @param overrides reworded templates */
export function memoryAdminStore(
  overrides: readonly TemplateOverride[] = [],
  onCommit?: (entries: readonly OutboxEntry[]) => void,
): MemoryUnitOfWork<AdminRepositories> {
  return memoryUnitOfWork(
    new Map<string, Message>(),
    (messages) => ({
      messages: messagesIn(messages),
      templates: { find: async (name) => overrides.find((override) => override.name === name) ?? null },
    }),
    onCommit,
  )
}
