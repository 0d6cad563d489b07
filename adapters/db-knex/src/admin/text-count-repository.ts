import type { TextCountRepository } from '@callboard/admin'
import { alone, type Query, upsert } from '../dialect/index.ts'

const TABLE = 'text_count'

export function textCountRepository(query: Query): TextCountRepository {
  const on = async (projectId: string, day: string): Promise<number> => {
    const row = await query(TABLE).where({ project_id: projectId, day }).first('texts')
    return row?.texts ?? 0
  }
  return {
    on,
    addOne: async (projectId, day, most) => {
      await alone(query, `${TABLE}:${projectId}`)
      const texts = await on(projectId, day)
      if (texts >= most) return false
      await upsert(query, TABLE, { project_id: projectId, day, texts: texts + 1 }, ['project_id'])
      return true
    },
  }
}
