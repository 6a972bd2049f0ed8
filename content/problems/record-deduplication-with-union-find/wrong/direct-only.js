// It groups only records that share a detail directly with the first record of a group.
function samePeople(records) {
  const taken = new Set()
  return records.flatMap((details, at) => {
    if (taken.has(at)) return []
    const group = records.flatMap((other, place) => (place === at || (!taken.has(place) && other.some((detail) => details.includes(detail))) ? [place] : []))
    group.forEach((place) => taken.add(place))
    return [group]
  })
}
