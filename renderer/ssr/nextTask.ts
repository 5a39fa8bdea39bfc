/** Lets a touch be answered before the page goes on with what it has to do (R-rendered-pages). */
export const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));
