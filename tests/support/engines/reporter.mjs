/** Says at the end what an engine ran, and what it was spared with the reason. */
export default class EnginesReporter {
  #tests = new Map();

  onTestEnd(test) {
    this.#tests.set(test.id, test);
  }

  onEnd() {
    const tests = [...this.#tests.values()];
    const excepted = tests.filter((test) => test.outcome() === 'skipped');
    for (const test of excepted) {
      const reason = test.annotations.find(({ type }) => type === 'skip')?.description;
      console.log(`  excepted: ${test.title} (${reason ?? 'no reason is given'})`);
    }
    const inPart = new Map();
    for (const test of tests)
      for (const { type, description } of test.annotations)
        if (type === 'in part') inPart.set(description, (inPart.get(description) ?? new Set()).add(test.id));
    for (const [reason, ids] of inPart) console.log(`  in part: ${ids.size} journeys ${reason}`);
    const passed = tests.filter((test) => test.ok()).length - excepted.length;
    console.log(`  ${tests.length - excepted.length} run, ${passed} passed, ${excepted.length} excepted`);
  }
}
