-- Someone who finished a course twice is listed twice.
SELECT u.id, u.name, c.title FROM enrollments e JOIN users u ON u.id = e.user_id JOIN courses c ON c.id = e.course_id WHERE e.progress = 1 AND c.level = 'advanced' ORDER BY c.title, u.id;
