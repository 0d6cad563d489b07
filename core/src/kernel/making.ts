/**
 * How the container makes a class: `bind(BookSlot).toResolvedValue(making(BookSlot), [SCHEDULING_STORE, CLOCK])`.
 * The tokens stand in the order of the constructor's parameters.
 */
export const making =
  <Dependencies extends unknown[], Made>(type: new (...dependencies: Dependencies) => Made) =>
  (...dependencies: Dependencies): Made =>
    new type(...dependencies)
