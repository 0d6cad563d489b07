import type {
  FreelancersRepositories,
  Profile,
  ProfileRepository,
  ProfileSearch,
} from '@callboard/freelancers'
import { type MemoryUnitOfWork, memoryUnitOfWork } from '../memory-unit-of-work.ts'

function isFound(profile: Profile, { viewer, name, willWorkAs }: ProfileSearch): boolean {
  const isSeen =
    viewer === 'all' ||
    profile.showToAll ||
    profile.userId === viewer.userId ||
    profile.showTo.includes(viewer.userId)
  return (
    isSeen &&
    (name === undefined || profile.name.toLowerCase().includes(name)) &&
    (willWorkAs === undefined || profile.willWorkAs.includes(willWorkAs))
  )
}

const byName = (a: Profile, b: Profile) => {
  const [first, second] = [a.name.toLowerCase(), b.name.toLowerCase()]
  return first === second ? (a.userId < b.userId ? -1 : 1) : first < second ? -1 : 1
}

function profilesIn(profiles: Map<string, Profile>): ProfileRepository {
  return {
    find: async (userId) => profiles.get(userId) ?? null,
    save: async (profile) => {
      if ((profiles.get(profile.userId)?.version ?? 0) !== profile.version) return false
      profiles.set(profile.userId, { ...profile, version: profile.version + 1 })
      return true
    },
    page: async (search, skip, limit) =>
      [...profiles.values()]
        .filter((profile) => isFound(profile, search))
        .sort(byName)
        .slice(skip, skip + limit),
    erase: async (userId) => {
      profiles.delete(userId)
      for (const profile of profiles.values()) {
        profiles.set(profile.userId, { ...profile, showTo: profile.showTo.filter((id) => id !== userId) })
      }
    },
  }
}

export function memoryFreelancersStore(): MemoryUnitOfWork<FreelancersRepositories> {
  return memoryUnitOfWork(new Map<string, Profile>(), (profiles) => ({ profiles: profilesIn(profiles) }))
}
