/** How full the time frames of a date are. */
export interface Occupancy {
  readonly booked: number
  readonly places: number
}
