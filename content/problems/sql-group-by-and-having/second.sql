SELECT annotator, labeled, skipped, CASE WHEN timed = 0 THEN NULL ELSE 1.0 * total / timed END
FROM (
  SELECT annotator, SUM(CASE WHEN label IS NULL THEN 0 ELSE 1 END) AS labeled, SUM(label IS NULL) AS skipped, SUM(seconds IS NOT NULL) AS timed, SUM(seconds) AS total
  FROM labels GROUP BY annotator
)
WHERE labeled > 2
ORDER BY -labeled, annotator;
