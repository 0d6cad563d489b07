import type { RequestResponse } from '@callboard/freelancers/contract'

export type Freelancer = 'manager' | 'admin'

/** Driver of the steps from a request to a freelancer to its release, implemented over HTTP and in a browser. */
export interface FreelancersDriver {
  startSession(): Promise<void>
  /** To run the session tomorrow. */
  ask(who: Freelancer): Promise<void>
  answer(who: Freelancer, response: RequestResponse): Promise<void>
  book(who: Freelancer): Promise<void>
  unbook(who: Freelancer): Promise<void>
  expectBookStatus(status: string): Promise<void>
  expectAnswer(who: Freelancer, answer: RequestResponse): Promise<void>
  expectToldOnce(who: Freelancer, template: string): Promise<void>
}
