import { type OwnDataSource, type Token, token } from '@callboard/core'

export const REVIEW_OWN_DATA: Token<OwnDataSource> = token('review.own-data')
