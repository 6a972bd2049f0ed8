// Wrong Answer
return (number) => [number, typeof print, typeof call]
