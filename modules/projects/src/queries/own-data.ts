import { type OwnDataSource, type Token, token } from '@callboard/core'

export const PROJECTS_OWN_DATA: Token<OwnDataSource> = token('projects.own-data')
