-- It forgets to look at the level.
SELECT DISTINCT u.id, u.name, c.title FROM enrollments e JOIN users u ON u.id = e.user_id JOIN courses c ON c.id = e.course_id WHERE e.progress = 1 ORDER BY c.title, u.id;
