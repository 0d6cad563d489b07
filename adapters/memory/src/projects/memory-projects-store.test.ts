import { projectsStoreContract, projectsUseCasesContract } from '@callboard/projects/testing'
import { memoryProjectsStore } from './memory-projects-store.ts'

const harness = async () => ({ store: memoryProjectsStore(), stop: async () => {} })

projectsStoreContract('memory', harness)
projectsUseCasesContract('memory', harness)
