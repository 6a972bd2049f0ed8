-- People with the same name become one.
SELECT MIN(u.id), u.name, c.title FROM enrollments e JOIN users u ON u.id = e.user_id JOIN courses c ON c.id = e.course_id WHERE e.progress = 1 AND c.level = 'advanced' GROUP BY u.name, c.title ORDER BY c.title, 1;
