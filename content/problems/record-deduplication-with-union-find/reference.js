// Walks from record to detail to record, and collects everything that can be reached.
function samePeople(records) {
  const having = new Map()
  records.forEach((details, at) => details.forEach((detail) => having.set(detail, (having.get(detail) ?? []).concat(at))))
  const isGrouped = records.map(() => false)
  const groups = []
  records.forEach((_, start) => {
    if (isGrouped[start]) return
    isGrouped[start] = true
    const group = [start]
    for (const record of group) {
      for (const other of records[record].flatMap((detail) => having.get(detail))) {
        if (isGrouped[other]) continue
        isGrouped[other] = true
        group.push(other)
      }
    }
    groups.push(group)
  })
  return groups
}
