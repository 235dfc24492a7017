summary = Explorad una mazmorra losa a losa, luchad juntos contra sus monstruos y salid con la mayor cantidad de oro.
