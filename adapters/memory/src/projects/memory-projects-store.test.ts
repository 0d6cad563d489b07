import { projectsStoreContract, projectsUseCasesContract } from '@callboard/projects/testing'
import { memoryProjectsStore } from './memory-projects-store.ts'

const make = async () => ({ store: memoryProjectsStore(), stop: async () => {} })

projectsStoreContract('memory', make)
projectsUseCasesContract('memory', make)
